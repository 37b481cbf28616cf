import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankNode, blankPage } from '@heddle/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { newId } from './ids.ts'
import { LIMITS } from './limits.ts'
import { guardedRecords } from './testing/guarded-site.ts'
import { personAt, type Person } from './testing/person.ts'
import { findPostgres, startPostgres, type PostgresCluster } from './testing/postgres-cluster.ts'
import { openWindow, type SyncWindow } from './testing/sync-client.ts'
import { testPorts } from './testing/test-ports.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { visit } from './testing/visit.ts'

describe.runIf(findPostgres())('two processes on one PostgreSQL and one data folder', () => {
  let cluster: PostgresCluster | undefined
  let folder = ''
  let one: TestServer
  let two: TestServer
  let owner: Person
  let ownerAtTwo: Person
  let projectId = ''
  const page = () => {
    const record = blankPage(newId(), 'Page', `page-${newId()}`, 'a5', ['en'])
    return { put: { [record.id]: record } }
  }

  /** Windows that a window was told of, its own among them. */
  const peersOf = ({ messages }: SyncWindow) =>
    messages.flatMap((message) => ('peers' in message ? (message.peers ?? []) : [])).map(({ clientId }) => clientId)

  beforeAll(async () => {
    cluster = await startPostgres()
    folder = mkdtempSync(join(tmpdir(), 'heddle-many-'))
    const ports = {
      plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
      pluginServers,
      templates: [...testPorts().templates, { id: 'club', assets: [], create: guardedRecords({ namespace: 'site-accounts' }) }],
    }
    const config = { databaseUrl: (await cluster?.newDatabase()) ?? '', isShared: true }
    one = await startTestServer({ folder, config, ports })
    two = await startTestServer({ folder, config, ports })
    owner = await one.newPerson('Owner')
    ownerAtTwo = personAt(two.url, owner.headers['cookie'])
    projectId = String((await owner.call('POST', '/api/projects', { name: 'Many', template: 'empty' })).json['project']?.['id'])
  })
  afterAll(async () => {
    await one?.stop()
    await two?.stop()
    cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('tell one another of edits and of who is there, and write each edit once', async () => {
    const [here, there] = [await openWindow(one, owner, projectId), await openWindow(two, ownerAtTwo, projectId)]
    expect(await here.push(page(), 'from one')).toBe('saved')
    await there.find('entries', ({ entries }) => entries.some(({ label }) => label === 'from one'))
    const pushes = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? here : there).push(page(), `edit ${at}`))
    expect(new Set(await Promise.all(pushes))).toEqual(new Set(['saved']))
    const log = await one.database.db.selectFrom('log').select(['seq', 'label']).orderBy('seq').execute()
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
    expect(new Set(log.map(({ label }) => label)).size).toBe(41)
    for (const window of [here, there]) {
      await window.find('entries', ({ entries }) => entries.at(-1)?.seq === 41)
      await expect.poll(() => new Set(peersOf(window)).size).toBe(2)
    }
    expect((await two.services.rooms.read(projectId)).records).toEqual((await one.services.rooms.read(projectId)).records)
    await here.close()
    await there.find('peers', ({ left }) => left.length > 0)
    await there.close()
  })

  it('publish what was saved at the other one, and show it at once', async () => {
    const text = async (server: TestServer) => (await visit(server.siteUrl('many'))).text
    await owner.call('POST', `/api/projects/${projectId}/publish`, {})
    for (const server of [one, two]) await expect.poll(() => text(server)).toContain('Hello')
    const section = (await two.services.rooms.read(projectId)).records.find(
      (record) => record.kind === 'node' && record.element === 'section',
    )
    const place = { parentId: String(section?.id), slot: 'children', index: 'a1' }
    const added = { ...blankNode(newId(), 'text', place), props: { text: { en: 'Changed' } } }
    const there = await openWindow(two, ownerAtTwo, projectId)
    expect(await there.push({ put: { [added.id]: added } })).toBe('saved')
    // The first one publishes it in the same moment, whether it heard of it or not.
    await owner.call('POST', `/api/projects/${projectId}/publish`, {})
    for (const server of [one, two]) await expect.poll(() => text(server)).toContain('Changed')
    await there.close()
  })

  it('end connections of a session that ended at the other one, and those of a deleted project', async () => {
    const guest = await one.newPerson('Guest')
    const { id } = await one.database.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'guest@example.com')
      .executeTakeFirstOrThrow()
    await one.services.projects.addMember(projectId, id, 'editor')
    const window = await openWindow(two, personAt(two.url, guest.headers['cookie']), projectId)
    await window.find('welcome')
    await guest.call('POST', '/api/sign-out', {})
    await window.closed
    const other = String(
      (await owner.call('POST', '/api/projects', { name: 'Short', template: 'empty' })).json['project']?.['id'],
    )
    const open = await openWindow(two, ownerAtTwo, other)
    await open.find('welcome')
    await owner.call('DELETE', `/api/projects/${other}`)
    await open.closed
  })

  it('know of one another who is signed in to a site no more, who may do more, and how often somebody tried', async () => {
    const { json } = await owner.call('POST', '/api/projects', { name: 'Club', template: 'club' })
    const id = String(json['project']?.['id'])
    await owner.call('POST', `/api/projects/${id}/publish`, {})
    const ask = (server: TestServer, act: string, body: object, cookie = '') =>
      visit(server.siteUrl('club', `/ww/accounts/${act}`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const page = async (server: TestServer, path: string, cookie: string) =>
      (await visit(server.siteUrl('club', path), { headers: { cookie } })).status
    const credentials = { email: 'ida@example.org', password: 'a long enough secret' }
    const made = await ask(one, 'sign-up', credentials)
    const cookie = (made.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
    const account = String((JSON.parse(made.text) as { user: { id: string } }).user.id)
    await expect.poll(() => page(two, '/members', cookie)).toBe(200)
    expect(await page(two, '/staff', cookie)).toBe(302)
    const roles = { place: 'live', roles: ['staffrole0000000'] }
    expect((await owner.call('PATCH', `/api/projects/${id}/accounts/${account}`, roles)).status).toBe(200)
    // Sooner than what is known is forgotten by itself.
    const soon = { timeout: LIMITS.knownVisitorLife / 2 }
    await expect.poll(() => page(two, '/staff', cookie), soon).toBe(200)
    await ask(one, 'sign-out', {}, cookie)
    await expect.poll(() => page(two, '/members', cookie), soon).toBe(302)

    const tries = async (server: TestServer) => (await ask(server, 'sign-in', { ...credentials, password: 'wrong' })).status
    for (let at = 0; at < LIMITS.accountAttempts; at += 1) expect(await tries(at % 2 === 0 ? one : two)).toBe(401)
    for (const server of [one, two]) await expect.poll(() => tries(server), soon).toBe(429)
  })

  it('count requests in a minute together', async () => {
    const isRefused = async (server: TestServer) => {
      const headers = { origin: server.hosts.editorOrigin, 'content-type': 'application/json' }
      // Not a password at all: refused before it is hashed, but counted.
      return (await visit(`${server.url}/api/sign-in`, { method: 'POST', headers, body: '{}' })).status === 429
    }
    const minute = (): number => Math.floor(Date.now() / LIMITS.rateWindow)
    let began = Number.NaN
    let passed = 0
    // Once more where the minute ended meanwhile.
    while (began !== minute()) {
      began = minute()
      for (let at = 0; at < LIMITS.signInPerMinute; at += 1) await isRefused(one)
      passed = -1
      // A notice takes its time.
      await expect.poll(() => ((passed += 1), isRefused(two)), { interval: 50 }).toBe(true)
    }
    expect(passed).toBeLessThan(LIMITS.signInPerMinute / 2)
  })

  it('keep out a process that wants the folder for itself, and need a PostgreSQL', async () => {
    await expect(startTestServer({ folder })).rejects.toThrow('in use by')
  })
})
