import { expect, it } from 'vitest'
import { node, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'
import type { WorkflowRecord } from '@heddle/document'

const workflow: WorkflowRecord = {
  id: 'w'.repeat(16),
  kind: 'workflow',
  name: 'Count',
  folder: '',
  index: 'a0',
  trigger: 'onload',
  parameters: [],
  firstAction: 'a'.repeat(16),
  actions: { ['a'.repeat(16)]: { type: 'run-script', args: { code: 'return 1 + 1' } } },
}

it('publishes code as a module of its own and puts its address into the workflow', async () => {
  const published = await publish(project([node('part', 'home', 'section'), workflow]))
  const [script] = [...published.files.keys()].filter((path) => path.startsWith('scripts/'))
  expect(script).toMatch(/^scripts\/[a-z0-9]{16}\.js$/)
  expect(published.file(script ?? '')).toContain('return 1 + 1')
  const data = JSON.parse(published.file(`data/${'home'.padEnd(16, '0')}.ru.json`)) as {
    workflows: readonly { actions: Readonly<Record<string, { args: Readonly<Record<string, unknown>> }>> }[]
  }
  expect(data.workflows[0]?.actions['a'.repeat(16)]?.args['code']).toBe(`/${script}`)
})

it('publishes no module for code that is empty', async () => {
  const empty = { ...workflow, actions: { ['a'.repeat(16)]: { type: 'run-script', args: { code: ' ' } } } }
  const published = await publish(project([node('part', 'home', 'section'), empty]))
  expect([...published.files.keys()].filter((path) => path.startsWith('scripts/'))).toEqual([])
})

it('lets a page with workflows ask other servers, and no other page', async () => {
  const policies = async (records: Parameters<typeof project>[0]): Promise<string> =>
    (await publish(project(records))).file('headers.json')
  expect(await policies([node('part', 'home', 'section'), workflow])).toContain("connect-src 'self' https: wss: blob: data:")
  expect(await policies([node('part', 'home', 'section')])).not.toContain('connect-src')
})
