import type { DocumentRecord } from '@heddle/document'
import { expect, it } from 'vitest'
import { sampleRecords } from '../../testing/test-ports.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const FAILED = {
  status: 'failed',
  values: [],
  step: { workflowId: 'flow', expected: { value: 15 }, given: { value: 8 } },
}
const PASSED = { status: 'passed', values: [] }

/** A project with tests that come out so, and whether they decide. */
const withTests = (newId: () => string, reports: readonly object[], decide: boolean): readonly DocumentRecord[] => [
  ...sampleRecords(newId).map((record) =>
    record.kind === 'site' && decide ? { ...record, testsBlockPublishing: true } : record,
  ),
  ...reports.map((report, at): DocumentRecord => ({
    id: newId(),
    kind: 'test',
    name: `Test ${at + 1}`,
    folder: '',
    index: `a${at}`,
    workflowId: newId(),
    recording: JSON.stringify(report),
    expected: [],
    isExact: true,
  })),
]

async function publish(reports: readonly object[], decide: boolean) {
  const template = { id: 'tested', assets: [], create: (newId: () => string) => withTests(newId, reports, decide) }
  const server = await startTestServer({ ports: { templates: [template] } })
  try {
    const owner = await server.newPerson('Owner')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Tested', template: 'tested' })).json
    const base = `/api/projects/${project?.['id']}`
    const lines = (await owner.call('POST', `${base}/publish`, {})).text.trim().split('\n')
    const draft = await owner.call('POST', `${base}/preview`, {})
    return {
      lines: lines.map((line) => JSON.parse(line) as Record<string, Record<string, unknown>>),
      draft: draft.status,
      site: (await visit(server.siteUrl('tested'))).status,
    }
  } finally {
    await server.stop()
  }
}

it('a failing test of a project whose tests decide blocks publishing, and names the test and the step; drafts are shown', async () => {
  const { lines, draft, site } = await publish([PASSED, FAILED], true)
  expect(lines.find((line) => 'problem' in line)?.['problem']).toMatchObject({
    severity: 'error',
    code: 'failing-test',
    message: expect.stringMatching(/^The test "Test 2" fails\. .*expected 15, given 8$/),
    path: expect.stringMatching(/^test\/[a-z0-9]{16}$/),
  })
  expect(lines.at(-1)?.['error']).toMatchObject({ code: 'publish-blocked' })
  expect(lines.some((line) => (line['step'] as unknown) === 'test')).toBe(true)
  expect([site, draft]).toEqual([404, 200])
})

it('tests that pass let it through', async () => {
  const { lines, site } = await publish([PASSED], true)
  expect(lines.at(-1)).toHaveProperty('release')
  expect(site).toBe(200)
})

it('where the project does not say that tests decide, none of them is run', async () => {
  const { lines, site } = await publish([FAILED], false)
  expect(lines.at(-1)).toHaveProperty('release')
  expect(lines.some((line) => 'problem' in line || (line['step'] as unknown) === 'test')).toBe(false)
  expect(site).toBe(200)
})
