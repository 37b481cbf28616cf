import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import type { UserFilesAnswer } from './contract.ts'

let server: TestServer
let ann: Person
let [anns, bobs] = ['', '']
let time = 1_000_000
beforeAll(async () => {
  server = await startTestServer({ ports: { now: () => time }, config: { userFilesBytes: 100_000 } })
  ann = await server.newPerson('Ann')
  const make = async (name: string) =>
    String((await ann.call('POST', '/api/projects', { name, template: 'empty' })).json['project']?.['id'])
  anns = await make('Anns')
  bobs = await make('Bobs')
})
afterAll(() => server.stop())

/** Leaves a file at a site as its visitors do; gives its key. */
async function leave(
  name: string,
  { projectId = anns, purpose = 'production', tag = '', type = 'text/plain', text = 'hello' } = {},
): Promise<string> {
  const place = { projectId, purpose: purpose as 'production' }
  const { userFiles } = server.services
  const { key, signed } = await userFiles.sign(place, { name, type, size: text.length, tag }, 'everyone')
  const bytes = (async function* () {
    yield Buffer.from(text)
  })()
  await userFiles.take(place, key, signed, { type, bytes })
  time += 1
  return key
}
const filesOf = async (query = '', projectId = anns) =>
  (await ann.call('GET', `/api/projects/${projectId}/user-files${query}`)).json as unknown as UserFilesAnswer
const namesIn = async (query = '', projectId = anns) => (await filesOf(query, projectId)).files.map(({ name }) => name)

it('lists what visitors left at the site, the newest first, apart from the draft’s and other projects’', async () => {
  await leave('first.txt', { tag: 'letters' })
  await leave('second.txt', { text: 'hello again' })
  await leave('of the draft.txt', { purpose: 'preview' })
  await leave('of another.txt', { projectId: bobs })
  const { files, ...rest } = await filesOf()
  expect(files.map(({ key: _, ...file }) => file)).toEqual([
    { name: 'second.txt', type: 'text/plain', size: 11, tag: '', createdAt: 1_000_001 },
    { name: 'first.txt', type: 'text/plain', size: 5, tag: 'letters', createdAt: 1_000_000 },
  ])
  expect(rest).toEqual({ total: 2, bytes: 16, room: 100_000, pageSize: LIMITS.userFilesPerPage })
  expect(await namesIn('?place=draft')).toEqual(['of_the_draft.txt'])
  expect(await namesIn('', bobs)).toEqual(['of_another.txt'])
})

it('finds them by a part of their name or tag, whatever signs are in it', async () => {
  await leave('100%.txt', { tag: 'a_b' })
  expect(await namesIn('?search=FIRST')).toEqual(['first.txt'])
  expect(await namesIn('?search=etter')).toEqual(['first.txt'])
  expect(await namesIn('?search=a_b')).toEqual(['100_.txt'])
  expect(await namesIn('?search=%25')).toEqual([])
  expect(await filesOf('?search=second')).toMatchObject({ total: 1, bytes: 11 })
})

it('saves one as it was uploaded, never to be shown on the origin of the editor', async () => {
  const text = '<script>alert(1)</script>'
  const key = await leave('page.html', { type: 'text/html', text })
  const saved = await ann.call('GET', `/api/projects/${anns}/user-files/${key}`)
  expect([saved.status, saved.text]).toEqual([200, text])
  expect(saved.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''page.html",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(saved.headers['content-security-policy']).toContain('sandbox')
  const picture = await leave('dot.png', { type: 'image/png' })
  const { headers } = await ann.call('GET', `/api/projects/${anns}/user-files/${picture}`)
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment/),
  })
})

it('deletes one for good: it is listed, saved and given to visitors no more, and its room is free', async () => {
  const key = await leave('gone.txt')
  const [before, { userFiles }] = [await filesOf(), server.services]
  const place = { projectId: anns, purpose: 'production' } as const
  expect(await userFiles.find(place, key)).toBeDefined()
  const address = `/api/projects/${anns}/user-files/${key}`
  // Neither as one of the draft, nor as one of another project.
  for (const wrong of [`${address}?place=draft`, address.replace(anns, bobs)]) {
    expect((await ann.call('GET', wrong)).status).toBe(404)
    expect((await ann.call('DELETE', wrong)).status).toBe(404)
  }
  expect((await ann.call('DELETE', address)).json).toEqual({ done: true })
  expect((await ann.call('DELETE', address)).json['error']?.['code']).toBe('not-found')
  expect((await ann.call('GET', address)).status).toBe(404)
  expect(await userFiles.find(place, key)).toBeUndefined()
  expect(await filesOf()).toMatchObject({ total: before.total - 1, bytes: before.bytes - 5 })
})

it('gives them by pages', async () => {
  const many = LIMITS.userFilesPerPage + 2
  for (let at = 0; at < many; at += 1) await leave(`n${at}.txt`, { projectId: bobs, tag: 'many' })
  const [first, second] = [await namesIn('?search=many', bobs), await namesIn('?search=many&offset=50', bobs)]
  expect([first.length, first[0], second]).toEqual([LIMITS.userFilesPerPage, `n${many - 1}.txt`, ['n1.txt', 'n0.txt']])
  for (const query of ['?offset=-1', '?offset=1.5', '?place=other', `?search=${'x'.repeat(LIMITS.userFileName + 1)}`])
    expect((await ann.call('GET', `/api/projects/${bobs}/user-files${query}`)).status).toBe(400)
})
