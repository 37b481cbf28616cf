import { blankPage } from '@heddle/document'
import { expect, it } from 'vitest'
import { testPublishing } from '../../testing/publish-module.ts'
import { sampleRecords } from '../../testing/test-ports.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

it('tells of problems first and publishes nothing when one is an error', async () => {
  const template = {
    id: 'twice',
    assets: [],
    create: (newId: () => string) => [...sampleRecords(newId), blankPage(newId(), 'Again', 'test', 'a5', ['en'])],
  }
  const server = await startTestServer({ ports: { templates: [template] } })
  try {
    const owner = await server.newPerson('Owner')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Twice', template: 'twice' })).json
    const base = `/api/projects/${project?.['id']}`
    const lines = (await owner.call('POST', `${base}/publish`, {})).text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0].problem.severity).toBe('error')
    expect(lines[0].problem.message).toContain('test')
    expect(lines.at(-1).error.code).toBe('publish-blocked')
    expect((await visit(server.siteUrl('twice'))).status).toBe(404)
    expect((await owner.call('POST', `${base}/preview`, {})).json['error']?.['code']).toBe('preview-blocked')
  } finally {
    await server.stop()
  }
})

it('says that the runtime is not built', async () => {
  const server = await startTestServer({ ports: { publishing: testPublishing({ build: 'missing' }) } })
  try {
    const owner = await server.newPerson('Owner')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Early', template: 'empty' })).json
    const answer = await owner.call('POST', `/api/projects/${project?.['id']}/publish`, {})
    expect(JSON.parse(answer.text).error.code).toBe('not-built')
  } finally {
    await server.stop()
  }
})
