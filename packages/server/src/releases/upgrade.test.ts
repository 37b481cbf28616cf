import { expect, it } from 'vitest'
import { testPublishing } from '../testing/publish-module.ts'
import { startTestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

const scriptOf = (html: string): string => /(?:src|href)="(\/chunks\/[^"]+\.js)"/.exec(html)?.[1] ?? 'no script'

it('keeps a live page working after Heddle was upgraded, and forgets chunks that no release names', async () => {
  const options = { build: 'one' }
  const server = await startTestServer({ ports: { publishing: { ...testPublishing(), options } } })
  try {
    const owner = await server.newPerson('Owner')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Bakery', template: 'live' })).json
    const base = `/api/projects/${project?.['id']}`
    await owner.call('POST', `${base}/publish`, {})
    const before = await visit(server.siteUrl('bakery'))
    const script = scriptOf(before.text)
    expect(script).toBe('/chunks/core-one00000.js')

    options.build = 'two'
    expect((await visit(server.siteUrl('bakery'))).text).toBe(before.text)
    const chunk = await visit(server.siteUrl('bakery', script), { headers: { 'accept-encoding': 'br' } })
    expect(chunk.status).toBe(200)
    expect(chunk.headers['cache-control']).toContain('immutable')
    expect(chunk.headers['content-type']).toContain('javascript')
    expect(chunk.headers['content-encoding']).toBe('br')

    await owner.call('POST', `${base}/publish`, {})
    const after = await visit(server.siteUrl('bakery'))
    expect(scriptOf(after.text)).toBe('/chunks/core-two00000.js')
    // Pages that are open since before the second release still find their script: that release is kept.
    expect((await visit(server.siteUrl('bakery', script))).status).toBe(200)

    const { releases } = (await owner.call('GET', `${base}/releases`)).json
    const oldest = String(releases?.[1]?.['id'])
    await server.database.db.deleteFrom('release').where('id', '=', oldest).execute()
    await server.services.releases.prune(String(project?.['id']))
    await owner.call('POST', `${base}/publish`, {})
    expect((await visit(server.siteUrl('bakery', scriptOf(after.text)))).status).toBe(200)
  } finally {
    await server.stop()
  }
})
