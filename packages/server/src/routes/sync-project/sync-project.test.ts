import { blankNode, blankPage, type DocumentRecord } from '@heddle/document'
import { MAX_MESSAGE_LENGTH } from '@heddle/sync/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { LIMITS } from '../../limits.ts'
import { newId } from '../../ids.ts'
import { openWindow } from '../../testing/sync-client.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newPerson('Owner')
})
afterAll(() => server.stop())

async function newProject(): Promise<string> {
  return String((await owner.call('POST', '/api/projects', { name: 'Sync', template: 'empty' })).json['project']?.['id'])
}
const page = (name: string, index = 'a5'): DocumentRecord => blankPage(newId(), name, name.toLowerCase(), index, ['en'])
const putting = (record: DocumentRecord) => ({ put: { [record.id]: record } })

it('shows one window what another one saved', async () => {
  const projectId = await newProject()
  const [one, two] = [await openWindow(server, owner, projectId), await openWindow(server, owner, projectId)]
  const about = page('About')
  expect(await one.push(putting(about), 'Add page')).toBe('saved')
  const { entries } = await two.find('entries')
  expect(entries[0]).toMatchObject({ seq: 1, label: 'Add page', author: { name: 'Owner' }, diff: putting(about) })
  const { peers: there } = await two.find('welcome')
  const { peers } = await one.find('peers', (message) => message.peers.some(({ clientId }) => clientId !== there[0]?.clientId))
  expect(peers.map(({ user }) => user.name)).toContain('Owner')
  await Promise.all([one.close(), two.close()])
})

it('gives a window that comes back only what it missed, and a new one everything', async () => {
  const projectId = await newProject()
  const one = await openWindow(server, owner, projectId)
  await one.push(putting(page('One')))
  await one.push(putting(page('Two')))
  const back = await openWindow(server, owner, projectId, 1)
  expect((await back.find('welcome')).entries?.map(({ seq }) => seq)).toEqual([2])
  const fresh = await openWindow(server, owner, projectId)
  const { snapshot, seq } = await fresh.find('welcome')
  expect(seq).toBe(2)
  expect(snapshot?.filter(({ kind }) => kind === 'page')).toHaveLength(4)
  await Promise.all([one.close(), back.close(), fresh.close()])
})

it('refuses what breaks the document, naming the place, and goes on', async () => {
  const projectId = await newProject()
  const one = await openWindow(server, owner, projectId)
  const node = (change: object) => ({ put: { aaaaaaaaaaaaaaaa: { id: 'aaaaaaaaaaaaaaaa', kind: 'node', ...change } } })
  const cases: [string, object][] = [
    ['an unknown kind', { put: { aaaaaaaaaaaaaaaa: { id: 'aaaaaaaaaaaaaaaa', kind: 'spaceship' } } }],
    ['a wrong id', { put: { short: { ...page('X'), id: 'short' } } }],
    ['a missing field', node({ element: 'text' })],
    [
      'a missing parent',
      node({
        element: 'text',
        version: 1,
        name: '',
        place: { parentId: 'b'.repeat(16), slot: 'children', index: 'a0' },
        props: {},
        styles: {},
        classes: {},
        attributes: {},
      }),
    ],
    ['an address used twice', putting(page('Test'))],
    ['an address with illegal characters', putting(blankPage(newId(), 'X', '../etc', 'a7', ['en']))],
    ['no diff at all', { drop: 'everything' }],
  ]
  for (const [what, diff] of cases) {
    expect(await one.push(diff), what).toBe('refused')
    const refused = one.messages.findLast((message) => message.type === 'refused')
    expect(refused?.issues[0]?.message, what).toBeTruthy()
  }
  expect(await one.push(putting(page('Fine')))).toBe('saved')
  expect((await server.services.rooms.read(projectId)).seq).toBe(1)
  await one.close()
})

it('answers broken messages with a sentence and keeps the connection', async () => {
  const projectId = await newProject()
  const one = await openWindow(server, owner, projectId)
  for (const text of ['{', '5', 'null', '{"type":"explode"}', '{"type":"push","changes":7}', `[${'['.repeat(50_000)}`])
    one.send(text)
  expect(await one.push(putting(page('Fine')))).toBe('saved')
  expect(one.messages.filter(({ type }) => type === 'error').length).toBeGreaterThanOrEqual(6)
  await one.close()
})

it('keeps what was saved over a restart, with a snapshot now and then', async () => {
  const first = await startTestServer()
  const ann = await first.newPerson('Ann')
  const projectId = String((await ann.call('POST', '/api/projects', { name: 'Long', template: 'empty' })).json['project']?.['id'])
  const window = await openWindow(first, ann, projectId)
  const about = page('About')
  await window.push(putting(about))
  await Promise.all(
    Array.from({ length: LIMITS.snapshotEvery + 20 }, (_, i) =>
      window.push({ set: { [about.id]: { name: ['', `About ${i}`] } } }),
    ),
  )
  await first.close()
  const second = await startTestServer({ folder: first.folder })
  const snapshots = await second.database.db.selectFrom('snapshot').select('seq').where('project_id', '=', projectId).execute()
  expect(snapshots.length).toBeGreaterThanOrEqual(2)
  const { seq, records } = await second.services.rooms.read(projectId)
  expect(seq).toBe(LIMITS.snapshotEvery + 21)
  expect(records.find(({ id }) => id === about.id)).toMatchObject({ name: `About ${LIMITS.snapshotEvery + 19}` })
  await second.close()
  await first.stop().catch(() => undefined)
})

it('says when the disk takes nothing, keeps what was pushed, and recovers by itself', async () => {
  const projectId = await newProject()
  const one = await openWindow(server, owner, projectId)
  await one.push(putting(page('Before')))
  await sql`pragma query_only = 1`.execute(server.database.db)
  const pushed = one.push(putting(page('During', 'a6')))
  const { reason } = await one.find('read-only')
  expect(reason).toContain('cannot write')

  const late = await openWindow(server, owner, projectId)
  await late.find('read-only')
  for (const [method, path, body] of [
    ['GET', '/health', undefined],
    ['POST', '/api/projects', { name: 'No room', template: 'empty' }],
    ['PATCH', `/api/projects/${projectId}`, { name: 'No room' }],
    ['DELETE', `/api/projects/${projectId}`, undefined],
    ['POST', '/api/sign-in', { email: 'owner@example.com', password: 'correct horse battery' }],
  ] as const) {
    const answer = await owner.call(method, path, body)
    expect(answer.status, path).toBe(503)
    expect(answer.json['error']?.['message']).toContain('Nothing was lost')
    expect(answer.text).not.toContain('at ')
  }
  expect((await owner.call('GET', '/api/session')).json['user']?.['name']).toBe('Owner')

  await sql`pragma query_only = 0`.execute(server.database.db)
  expect(await pushed).toBe('saved')
  await one.find('writable')
  expect((await owner.call('GET', '/health')).status).toBe(200)
  await Promise.all([one.close(), late.close()])
})

it('refuses a whole record with a value that it refuses as a change', async () => {
  const window = await openWindow(server, owner, await newProject())
  const section = (await window.find('welcome')).snapshot?.find(
    (record) => record.kind === 'node' && record.element === 'section',
  )
  const box = (color: string): DocumentRecord => ({
    ...blankNode(newId(), 'text', { parentId: section?.id ?? '', slot: 'children', index: 'a9' }),
    styles: { default: { color } },
  })
  expect(await window.push(putting(box('red')))).toBe('saved')
  expect(await window.push(putting(box('red} body{display:none')))).toBe('refused')
  expect((await window.find('refused')).issues).toMatchObject([{ code: 'wrong-value' }])
  await window.close()
})

it('says of a message that is too large that it is too large', async () => {
  const window = await openWindow(server, owner, await newProject())
  window.send(JSON.stringify({ type: 'presence', selection: ['x'.repeat(MAX_MESSAGE_LENGTH)] }))
  expect((await window.find('error')).message).toBe('This is larger than the limit of 2 MB.')
  window.send('{"type":')
  expect((await window.find('error', ({ message }) => message.includes('JSON'))).message).toBe('The body is not valid JSON.')
  await window.close()
})

describe('somebody who is no member any more', () => {
  let eve: Person
  let userId: string
  let projectId: string
  const join = () => server.services.projects.addMember(projectId, userId, 'editor')
  beforeAll(async () => {
    eve = await server.newPerson('Eve')
    projectId = await newProject()
    userId = String((await eve.call('GET', '/api/session')).json['user']?.['id'])
  })

  it('writes nothing from then on, in any of their windows; others go on', async () => {
    await join()
    const windows = [await openWindow(server, eve, projectId), await openWindow(server, eve, projectId)]
    const kept = await openWindow(server, owner, projectId)
    await server.services.removeMember(projectId, userId)
    await Promise.all(windows.map((window) => window.closed))
    await expect(openWindow(server, eve, projectId)).rejects.toThrow('404')
    kept.send({ type: 'presence', selection: [] })
    await kept.close()
  })

  it('is also sent away when another process took them out, or ended their session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await join()
      const window = await openWindow(server, eve, projectId)
      const { db } = server.database
      await db.deleteFrom('project_member').where('user_id', '=', userId).execute()
      vi.advanceTimersByTime(LIMITS.membershipCheck)
      await window.closed

      await join()
      const other = await openWindow(server, eve, projectId)
      await db.deleteFrom('session').where('userId', '=', userId).execute()
      vi.advanceTimersByTime(LIMITS.membershipCheck)
      await other.closed
    } finally {
      vi.useRealTimers()
    }
  })
})

it('tells a window why its project is not opened, and what to do, and opens it when it is mended', async () => {
  const projectId = await newProject()
  const one = await openWindow(server, owner, projectId)
  await one.push(putting(page('About')))
  await one.close()
  await server.services.rooms.close(projectId)
  const log = () => server.database.db.updateTable('log').where('project_id', '=', projectId)
  const { hash } = await server.database.db
    .selectFrom('log')
    .select('hash')
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  await log().set({ hash: 'altered' }).execute()
  await expect(openWindow(server, owner, projectId)).rejects.toThrow(
    'This project is damaged: entry 1 of its log was altered. It is not opened, so that nothing is lost for good. Whoever runs this server should stop it and run npm run check-data.',
  )
  await log().set({ hash }).execute()
  const again = await openWindow(server, owner, projectId)
  expect((await again.find('welcome')).seq).toBe(1)
  await again.close()
})

it('opens many editors at a cost that grows with their number: nobody is told everything again for each', async () => {
  const projectId = await newProject()
  const windows = []
  for (let i = 0; i < 40; i += 1) windows.push(await openWindow(server, owner, projectId))
  // The last to come is told to all who were there, and with it everything before.
  const last = (await windows.at(-1)?.find('welcome'))?.peers ?? []
  expect(last).toHaveLength(windows.length - 1)
  const told = windows.flatMap(({ messages }) => messages).filter((message) => message.type === 'peers')
  const names = told.reduce((sum, { peers }) => sum + peers.length, 0)
  expect(names).toBeLessThanOrEqual(windows.length ** 2)
  await Promise.all(windows.map((window) => window.close()))
})
