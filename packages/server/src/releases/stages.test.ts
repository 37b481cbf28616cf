import { afterAll, beforeAll, expect, it } from 'vitest'
import { doormanPlugins, doormanServers, guardedRecords } from '../testing/guarded-site.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

let server: TestServer
let owner: Person
let base = ''

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      plugins: doormanPlugins,
      pluginServers: doormanServers,
      templates: [{ id: 'guarded', assets: [], create: guardedRecords() }],
    },
  })
  owner = await server.newPerson('Owner')
  const { json } = await owner.call('POST', '/api/projects', { name: 'Bakery', template: 'guarded' })
  base = `/api/projects/${String(json['project']?.['id'])}`
})
afterAll(() => server.stop())

interface Known {
  readonly releases: readonly { readonly id: string; readonly stages: readonly string[] }[]
  readonly stages: readonly {
    readonly stage: string
    readonly url: string
    readonly releaseId: string | null
    readonly beforeId: string | null
    readonly at: number | null
    readonly by: string | null
  }[]
}

const known = async () => (await owner.call('GET', `${base}/releases`)).json as unknown as Known
const publish = async (body?: object) => (await owner.call('POST', `${base}/publish`, body)).text
const site = (path = '/') => visit(server.siteUrl('bakery', path), { headers: { accept: 'text/html' } })
const staging = (path = '/', init: { readonly who?: string } = {}) =>
  visit(server.siteUrl('bakery--staging', path), {
    headers: { accept: 'text/html', ...(init.who !== undefined && { cookie: `who=${init.who}` }) },
  })

it('says that nothing is on staging before something is', async () => {
  const answer = await staging()
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('Nothing is on staging here yet.')
})

it('a release on staging is seen at its own address, out of search, while visitors see nothing of it', async () => {
  expect(await publish({ stage: 'staging' })).toContain('bakery--staging.')
  const answer = await staging()
  expect(answer.status).toBe(200)
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  expect((await site()).status).toBe(404)
  // The same rules as for visitors.
  expect((await staging('/staff')).status).toBe(302)
  expect((await staging('/staff', { who: 'staff' })).text).toContain('SECRET staff')
  const { stages, releases } = await known()
  expect(releases).toHaveLength(1)
  expect(releases[0]?.stages).toEqual(['staging'])
  expect(stages.map(({ stage, releaseId, by }) => [stage, releaseId, by])).toEqual([
    ['production', null, null],
    ['staging', releases[0]?.id, 'Owner'],
  ])
})

it('promoting moves the pointer: visitors see the very same release', async () => {
  const { releases } = await known()
  const id = releases[0]?.id ?? ''
  expect((await owner.call('POST', `${base}/releases/${id}/activate`, { stage: 'production' })).json).toEqual({ done: true })
  const [shown, staged] = await Promise.all([site(), staging()])
  expect(shown.status).toBe(200)
  expect(shown.headers['x-robots-tag']).toBeUndefined()
  expect(shown.headers['etag']).toBe(staged.headers['etag'])
  const after = await known()
  expect(after.releases).toHaveLength(1)
  expect(after.releases[0]?.stages).toEqual(['production', 'staging'])
  expect(after.stages[0]?.by).toBe('Owner')
  expect(Date.now() - (after.stages[0]?.at ?? 0)).toBeLessThan(60_000)
})

it('each stage is rolled back by itself, to what it showed before', async () => {
  const first = (await known()).releases[0]?.id ?? ''
  expect(await publish({ stage: 'staging' })).toContain('"release"')
  const { stages, releases } = await known()
  expect(stages[1]).toMatchObject({ releaseId: releases[0]?.id, beforeId: first })
  expect(stages[0]?.releaseId).toBe(first)
  await owner.call('POST', `${base}/releases/${stages[1]?.beforeId ?? ''}/activate`, { stage: 'staging' })
  const after = await known()
  expect(after.stages[1]).toMatchObject({ releaseId: first, beforeId: releases[0]?.id })
  expect(after.stages[0]?.releaseId).toBe(first)
})

it('refuses a stage that does not exist, naming it, and a release of nobody', async () => {
  const { releases } = await known()
  const wrong = await owner.call('POST', `${base}/releases/${releases[0]?.id ?? ''}/activate`, { stage: 'test' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('stage')
  expect((await owner.call('POST', `${base}/releases/${'x'.repeat(16)}/activate`, { stage: 'staging' })).status).toBe(404)
  expect((await owner.call('POST', `${base}/access`, { releaseId: 'x'.repeat(16) })).status).toBe(404)
})

it('tells who comes to see what before anything is shown, of a kept release and of what is saved', async () => {
  const { stages } = await known()
  const same = (await owner.call('POST', `${base}/access`, { releaseId: stages[0]?.releaseId, onlyChanges: true })).json
  expect(same).toMatchObject({ rows: [], total: 0 })
  expect(same['against']).toBeGreaterThan(0)
  const { json } = await owner.call('POST', `${base}/access`, {})
  const rows = json['rows'] as unknown as readonly { readonly path: string; readonly open: readonly boolean[] }[]
  const names = (json['audiences'] as unknown as readonly { readonly name: string }[]).map(({ name }) => name)
  expect(names).toEqual(['', '', 'night', 'staff', 'Night shift'])
  expect(rows.find(({ path }) => path === '/night')?.open).toEqual([false, false, false, false, true])
  expect(rows.find(({ path }) => path === '/ru/staff')?.open).toEqual([false, false, false, true, true])
})

it('publishing with asksFirst keeps a release by which somebody sees more or less, until it is shown; others go to visitors at once', async () => {
  const { json } = await owner.call('POST', '/api/projects', { name: 'Asked', template: 'guarded' })
  const of = `/api/projects/${String(json['project']?.['id'])}`
  const made = async (): Promise<{ readonly id: string; readonly isHeld?: boolean }> =>
    JSON.parse((await owner.call('POST', `${of}/publish`, { asksFirst: true })).text.trim().split('\n').at(-1) ?? '').release
  const first = await made()
  expect(first.isHeld).toBe(true)
  expect((await visit(server.siteUrl('asked'))).status).toBe(404)
  await owner.call('POST', `${of}/releases/${first.id}/activate`, {})
  expect((await visit(server.siteUrl('asked'))).status).toBe(200)
  // Nobody sees more or less by what is the same.
  const second = await made()
  expect(second).not.toHaveProperty('isHeld')
  const { releases } = (await owner.call('GET', `${of}/releases`)).json as unknown as Known
  expect(releases.find(({ stages }) => stages.includes('production'))?.id).toBe(second.id)
})
