import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { startOutsideServer, type OutsideServer } from '../../testing/outside-server.ts'
import { startSourceSite, type SourceSite } from '../../testing/source-site.ts'
import type { Person, TestServer } from '../../testing/test-server.ts'
import type { TriedSourceAnswer } from './contract.ts'

const SECRET = 'sk-very-secret'
let site: SourceSite
let outside: OutsideServer
let server: TestServer
let ann: Person
let base = ''
let project = ''

beforeAll(async () => {
  site = await startSourceSite('One')
  ;({ outside, server, ann, base, project } = site)
})
afterAll(() => site.stop())
afterEach(() => {
  outside.asked.length = 0
  outside.answer = (_, response) => void response.end('{}')
})

async function tryOut(
  config: object,
  {
    namespace = 'rest',
    ...more
  }: {
    readonly namespace?: string
    readonly action?: string
    readonly limit?: number
    readonly offset?: number
    readonly withRows?: boolean
    readonly visitor?: object
  } = {},
) {
  const body = { config: { origin: outside.url, ...config }, ...more }
  const { status, json } = await ann.call('POST', `${base}/plugins/${namespace}/try`, body)
  return { status, tried: json as unknown as TriedSourceAnswer, error: json['error'] }
}
const json = (body: unknown, status = 200) =>
  (outside.answer = (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)))

describe('a source that is tried', () => {
  it('is asked as it is described, and its answer is told with status, time, size, rows and total', async () => {
    json({ data: { items: [{ number: 'A-1' }, { number: 'A-2' }], total: 12 } })
    const { tried } = await tryOut(
      {
        path: '/v1/{what}',
        pathValues: [{ name: 'what', value: 'or/ders' }],
        query: [{ name: 'q', value: 'a&b' }],
        resultPath: 'data.items',
        paging: 'page',
        sizeName: 'per_page',
        totalPath: 'data.total',
      },
      { offset: 2, limit: 2 },
    )
    expect(outside.asked).toMatchObject([{ method: 'GET', url: '/v1/or%2Fders?q=a%26b&per_page=2&page=2' }])
    expect(tried).toMatchObject({
      rows: 2,
      total: 12,
      answer: { status: 200, statusText: 'OK', type: 'application/json', isCut: false },
    })
    expect(tried.answer?.json).toEqual({ data: { items: [{ number: 'A-1' }, { number: 'A-2' }], total: 12 } })
    expect(tried.answer?.bytes).toBeGreaterThan(40)
  })

  it('is asked for the visitor whom the builder says, and for nobody where that is left out', async () => {
    json([])
    const config = { query: [{ name: 'of', value: 'eq.{visitor.id}' }], headers: [{ name: 'X-Roles', value: '{visitor.roles}' }] }
    const nobody = await tryOut(config)
    expect(nobody.tried).toEqual({
      error: 'This is for whoever is signed in, and nobody is: nothing was sent. Say beside “Try it” whom to try it as.',
    })
    const lacking = await tryOut(config, { visitor: { user: { name: 'Ann' }, roles: [] } })
    expect(lacking.tried.error).toBe('The account that is signed in has no “id”, which is needed here. Nothing was sent.')
    expect(outside.asked).toEqual([])
    const visitor = { user: { id: 'a&b' }, roles: ['staff', 'night'] }
    expect((await tryOut(config, { visitor })).tried.rows).toBe(0)
    const action = { action: 'apiRequest', visitor }
    expect((await tryOut({ ...config, throughServer: true }, action)).tried.answer?.status).toBe(200)
    expect(outside.asked.map(({ url, headers }) => [url, headers['x-roles']])).toEqual([
      ['/?of=eq.a%26b', 'staff,night'],
      ['/?of=eq.a%26b', 'staff,night'],
    ])
    expect((await tryOut(config, { visitor: { user: { id: 'a' } } })).status).toBe(400)
  })

  it('gives its rows where they are wanted: as it found them, also in a table of text, and no others with them', async () => {
    json({ data: { items: [{ number: 'A-1' }], total: 12 } })
    const { tried } = await tryOut(
      { resultPath: 'data.items', paging: 'page', totalPath: 'data.total' },
      { limit: 1, withRows: true },
    )
    expect(tried).toMatchObject({ rows: 1, data: [{ number: 'A-1' }] })
    expect((await tryOut({ resultPath: 'data.items' })).tried).not.toHaveProperty('data')
    outside.answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('name;price\nRye;2.5\n')
    const table = await tryOut({ address: `${outside.url}/table.csv` }, { namespace: 'csv-json', withRows: true })
    expect(table.tried.data).toEqual([{ name: 'Rye', price: 2.5 }])
    json({ message: 'no' }, 503)
    expect((await tryOut({}, { withRows: true })).tried).toMatchObject({ error: '503 Service Unavailable' })
  })

  it('that refuses, answers no JSON or nothing is shown as it answered', async () => {
    json({ message: 'Who are you?' }, 401)
    expect((await tryOut({})).tried).toMatchObject({
      error: '401 Unauthorized',
      answer: { status: 401, json: { message: 'Who are you?' } },
    })
    outside.answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html>')
    const wrong = (await tryOut({})).tried
    expect(wrong).toMatchObject({ rows: 0, answer: { text: '<html>' } })
    expect(wrong.error).toMatch(/^The answer is text\/html, not JSON\. Check “Origin” and “Path”/)
    outside.answer = (_, response) => void response.destroy()
    const { tried } = await tryOut({})
    expect(tried.error).toMatch(/could not be asked, or broke off .* Check “Origin” and “Path”\.$/)
    expect(tried).not.toHaveProperty('answer')
  })

  it('takes whatever its formulas gave, each in its place', async () => {
    json([])
    const query = [
      { name: 'count', value: 2 },
      { name: 'tag', value: ['a', 'b'] },
      { name: 'none', value: null },
    ]
    expect((await tryOut({ method: 'POST', query, rawBody: { all: true } })).tried.answer?.status).toBe(200)
    expect(outside.asked).toMatchObject([{ url: '/?count=2&tag=a&tag=b', body: '{"all":true}' }])
    expect(await tryOut({ timeout: 99, query })).toMatchObject({ status: 422, error: { path: 'config/timeout' } })
  })

  it('that is slow is given up after the time that it was given', async () => {
    outside.answer = () => undefined
    expect((await tryOut({ timeout: 1 })).tried.error).toBe(
      'No answer came within 1 seconds. Raise “Time limit”, or ask for less.',
    )
    outside.answer = (_, response) => void response.writeHead(200).write('[1,')
    expect((await tryOut({ timeout: 1 })).tried.error).toMatch(/^No answer came within 1 seconds\./)
  })

  it('that answers more than is taken says so, and how to ask for less', async () => {
    outside.answer = (_, response) => void response.end('x'.repeat(LIMITS.outsideBytes + 1))
    expect((await tryOut({})).tried.error).toBe(
      'The answer is larger than 5 MB. Ask for fewer rows: by pages, or by a limit in the query.',
    )
  })

  it('that is large is shown in part', async () => {
    json({ rows: Array.from({ length: 30_000 }, (_, at) => ({ at, text: 'x'.repeat(80) })) })
    const { tried } = await tryOut({ resultPath: 'rows', paging: 'none' })
    expect(tried.error).toBe('The source gives more than 10000 rows.')
    expect(tried.answer?.isCut).toBe(true)
    expect((tried.answer?.json as { rows: unknown[] } | undefined)?.rows).toHaveLength(LIMITS.shownItems)
  })

  it('on the own network is not asked unless that is allowed', async () => {
    expect((await tryOut({ origin: 'http://10.0.0.1' })).tried.error).toMatch(/^10\.0\.0\.1 is not a public server/)
    outside.answer = (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end()
    expect((await tryOut({})).tried.error).toMatch(/^169\.254\.169\.254 is not a public server/)
  })

  it('is not asked while something is wrong with it, and the answer names that', async () => {
    expect(await tryOut({ origin: 'api.test' })).toMatchObject({ status: 422, error: { path: 'config/origin' } })
    expect(await tryOut({ path: '/{id}' })).toMatchObject({ status: 422, error: { path: 'config/pathValues' } })
    expect(await tryOut({ headers: [{ name: 'Host', value: 'x' }] })).toMatchObject({
      status: 422,
      error: { path: 'config/headers' },
    })
    expect(await tryOut({}, { namespace: 'nothing' })).toMatchObject({ status: 404 })
    expect(outside.asked).toEqual([])
  })

  it('may be a table of text', async () => {
    outside.answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('name;price\nRye;2.5\n')
    const { tried } = await tryOut({ address: `${outside.url}/table.csv` }, { namespace: 'csv-json' })
    expect(tried).toMatchObject({ rows: 1, answer: { text: 'name;price\nRye;2.5\n' } })
  })
})

describe('an action that is tried', () => {
  const action = 'apiRequest'

  it('is really sent, once, with its body and its secrets, and its answer is told', async () => {
    await ann.call('POST', `${base}/secrets`, { name: 'tried', origin: outside.url, value: SECRET })
    json({ data: { id: 7 } }, 201)
    const described = { method: 'POST', path: '/orders', bodyFields: [{ name: 'count', value: 2 }], resultPath: 'data' }
    const secret = { throughServer: true, secretHeaders: [{ name: 'X-Key', value: '{tried}' }] }
    const { tried } = await tryOut({ ...described, ...secret }, { action })
    expect(tried).toMatchObject({ answer: { status: 201, json: { data: { id: 7 } } } })
    expect(tried).not.toHaveProperty('error')
    expect(outside.asked).toMatchObject([{ method: 'POST', url: '/orders', body: '{"count":2}', headers: { 'x-key': SECRET } }])
    await ann.call('POST', `${base}/secrets`, { name: 'tried', origin: outside.url, value: null })
  })

  it('that is refused, or answers what its path does not lead through, says so beside the answer', async () => {
    json({ why: 'sold' }, 409)
    expect((await tryOut({}, { action })).tried).toMatchObject({ error: '409 Conflict', answer: { json: { why: 'sold' } } })
    outside.answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('fine')
    expect((await tryOut({}, { action })).tried).not.toHaveProperty('error')
    expect((await tryOut({ resultPath: 'data' }, { action })).tried.error).toMatch(/^The answer is text\/plain, not JSON/)
  })

  it('is not sent while something is wrong with it, nor one that the server does not know', async () => {
    expect(await tryOut({ secretHeaders: [{ name: 'X-Key', value: '{key}' }] }, { action })).toMatchObject({
      status: 422,
      error: { path: 'config/throughServer' },
    })
    expect(await tryOut({}, { action: 'toString' })).toMatchObject({ status: 404, error: { path: 'action' } })
    expect(outside.asked).toEqual([])
  })
})

describe('a secret', () => {
  const call = (method: string, body?: object) => ann.call(method, `${base}/secrets`, body)
  const withKey = { secretHeaders: [{ name: 'Authorization', value: 'Bearer {ordersKey}' }] }

  it('is sent to its own server, in its header, and comes back by no way', async () => {
    const { json: told } = await call('POST', { name: 'ordersKey', origin: outside.url, value: SECRET })
    expect(told).toEqual({ secrets: [{ name: 'ordersKey', origin: outside.url, isLost: false }] })
    outside.answer = ({ headers }, response) => void response.end(JSON.stringify({ you: headers.authorization }))
    const { tried } = await tryOut(withKey)
    expect(outside.asked[0]?.headers.authorization).toBe(`Bearer ${SECRET}`)
    expect(tried.answer?.json).toEqual({ you: 'Bearer ••••••' })
    expect(JSON.stringify([(await call('GET')).json, tried])).not.toContain(SECRET)
    const row = await server.database.db.selectFrom('secret').select('value').executeTakeFirstOrThrow()
    expect(row.value).not.toContain('very')
  })

  it('is sent to no other server, and not on to one that a redirect leads to', async () => {
    const other = await startOutsideServer()
    const named = `There is no secret ordersKey for ${other.url}`
    expect((await tryOut({ ...withKey, origin: other.url })).tried.error).toContain(named)
    outside.answer = (_, response) => void response.writeHead(302, { location: other.url }).end()
    await tryOut(withKey)
    expect(other.asked).toMatchObject([{ method: 'GET' }])
    expect(other.asked[0]?.headers).not.toHaveProperty('authorization')
    await other.stop()
  })

  it('is replaced and forgotten, and one for another server is another one', async () => {
    await call('POST', { name: 'ordersKey', origin: 'https://api.test', value: 'other' })
    await call('POST', { name: 'ordersKey', origin: outside.url, value: 'replaced' })
    await tryOut(withKey)
    expect(outside.asked[0]?.headers.authorization).toBe('Bearer replaced')
    const { json: told } = await call('POST', { name: 'ordersKey', origin: outside.url, value: null })
    expect(told).toEqual({ secrets: [{ name: 'ordersKey', origin: 'https://api.test', isLost: false }] })
    expect((await tryOut(withKey)).tried.error).toContain('There is no secret ordersKey')
  })

  it.each([
    [{ name: 'a b' }, 'name'],
    [{ name: '' }, 'name'],
    [{ origin: 'api.test' }, 'origin'],
    [{ origin: 'https://api.test/path' }, 'origin'],
    [{ origin: 'file:///etc/passwd' }, 'origin'],
    [{ value: '' }, 'value'],
    [{ value: 'two\nlines' }, 'value'],
    [{ value: 'x'.repeat(LIMITS.secretLength + 1) }, 'value'],
  ])('that is not as it must be is refused by name: %j', async (more, path) => {
    const { status, json: told } = await call('POST', { name: 'key', origin: 'https://api.test', value: 'x', ...more })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(told['error']?.['path']).toContain(path)
  })

  it('is of one project, for its members', async () => {
    const bob = await server.newPerson('Bob')
    expect((await bob.call('GET', `${base}/secrets`)).status).toBe(404)
    expect((await server.stranger.call('GET', `${base}/secrets`)).status).toBe(401)
  })
})

it('private settings that an earlier server kept as they are lie sealed after the next start', async () => {
  const { db } = server.database
  await db.insertInto('plugin_setting').values({ project_id: project, namespace: 'rest', key: 'old', value: '"plain"' }).execute()
  const { sealKeptSettings } = await import('../../secrets/seal-kept.ts')
  const { createVault } = await import('../../secrets/vault.ts')
  const vault = createVault('key', 'plugin-settings')
  await sealKeptSettings(server.database, vault)
  await sealKeptSettings(server.database, vault)
  const { value } = await db.selectFrom('plugin_setting').select('value').where('key', '=', 'old').executeTakeFirstOrThrow()
  expect(value).not.toContain('plain')
  expect(vault.open(value, [project, 'rest', 'old'])).toBe('"plain"')
})
