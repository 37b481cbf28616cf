import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { json, startRowsServer, type RowsServer } from '../../testing/rows-server.ts'
import { rowsPlugins, rowsServers } from '../../testing/rows-plugin.ts'
import { ROWS, rowsRecords } from '../../testing/rows-records.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const TOKEN = 'sk-very-secret'
const WHO = JSON.stringify(['.', ['n', 'variables'], ['l', ROWS.variable]])
const BREADS = [
  { name: 'Rye', baker: 'Mia' },
  { name: 'Focaccia', baker: 'Ann' },
  { name: 'Baguette', baker: 'Mia' },
  { name: 'Ciabatta', baker: 'Mia' },
]

let outside: RowsServer
let server: TestServer
let ann: Person
let project = ''

interface Asked {
  readonly id?: string
  readonly query?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly host?: string
}

/** Asks as the page of the site does. */
async function ask({
  id = ROWS.orders,
  query = '?limit=2&offset=0',
  body,
  headers,
  host = server.siteUrl('rows', ''),
}: Asked = {}) {
  const sent = body ?? JSON.stringify({ variables: { [WHO]: 'Mia' } })
  const answer = await visit(`${host}/ww/cms_data_sets/${id}/fetch${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: sent,
  })
  return { ...answer, json: JSON.parse(answer.text) as Record<string, unknown> & { error?: { code: string; message: string } } }
}
const refusal = async (asked: Asked) => {
  const { status, json: body } = await ask(asked)
  return [status, body.error?.code, body.error?.message]
}

beforeAll(async () => {
  outside = await startRowsServer()
  server = await startTestServer({
    config: { allowPrivate: ['127.0.0.1'] },
    ports: {
      plugins: rowsPlugins,
      pluginServers: rowsServers,
      templates: [{ id: 'rows', assets: [], create: rowsRecords(outside.url) }],
    },
  })
  ann = await server.newPerson('Ann')
  project = String((await ann.call('POST', '/api/projects', { name: 'Rows', template: 'rows' })).json['project']?.['id'])
  expect((await ann.call('POST', `/api/projects/${project}/publish`, {})).text).toContain('"release":')
})
beforeEach(async () => {
  await ann.call('PATCH', `/api/projects/${project}/plugins/rows`, { values: { token: TOKEN } })
  await ann.call('PATCH', `/api/projects/${project}/plugins/paged`, { values: { token: TOKEN } })
})
afterEach(() => {
  outside.answer = json({ data: BREADS })
  outside.asked.length = 0
})
afterAll(async () => {
  await server.stop()
  await outside.stop()
})

describe('rows of a collection that the server fetches', () => {
  it('S7-04 come filtered by the visitor’s value, sorted and cut to the page, with the secret sent to the source only', async () => {
    outside.answer = json({ data: BREADS })
    const answer = await ask()
    expect(answer.json).toEqual({
      type: 'collection',
      data: [
        { name: 'Baguette', baker: 'Mia' },
        { name: 'Ciabatta', baker: 'Mia' },
      ],
      total: 3,
      offset: 0,
    })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(outside.asked).toEqual([{ url: '/bread', authorization: `Bearer ${TOKEN}`, body: { offset: 0 } }])
    expect((await ask({ query: '?limit=2&offset=2' })).json).toMatchObject({ data: [{ name: 'Rye' }], total: 3, offset: 2 })
  })

  it('come as they are from a source that filters, sorts and cuts pages itself, which is told how', async () => {
    outside.answer = json({ data: [BREADS[0]], total: 7 })
    const { json: body } = await ask({ id: ROWS.paged, query: '?limit=1&offset=3' })
    expect(body).toEqual({ type: 'collection', data: [BREADS[0]], total: 7, offset: 3 })
    expect(outside.asked[0]?.body).toEqual({
      filter: { conditions: [{ field: 'baker', operator: '$eq', value: 'Mia' }] },
      sort: [{ key: 'name', direction: 'ASC' }],
      offset: 3,
      limit: 1,
    })
  })

  it('are no more than the builder allowed, whatever limit is asked for', async () => {
    outside.answer = json({ data: BREADS })
    for (const query of ['?limit=1000', '']) expect((await ask({ query })).json).toMatchObject({ data: [{}, {}], offset: 0 })
    await ask({ id: ROWS.paged, query: '?limit=1000' })
    expect(outside.asked.at(-1)?.body).toMatchObject({ limit: 2 })
  })

  it('may be one record, or none', async () => {
    outside.answer = json({ data: { name: 'Rye' } })
    expect((await ask()).json).toEqual({ type: 'single', data: { name: 'Rye' }, total: 1, offset: 0 })
    outside.answer = json({ data: null })
    expect((await ask()).json).toEqual({ type: 'single', data: null, total: 0, offset: 0 })
  })

  it('are those of the draft for whoever may see the draft, and for nobody else', async () => {
    const { json: preview } = await ann.call('POST', `/api/projects/${project}/preview`, {})
    const address = String(preview['url'])
    const { origin } = new URL(address)
    expect(await refusal({ host: origin })).toEqual([403, 'preview-expired', expect.any(String)])
    const entered = await visit(address)
    const cookie = String(entered.headers['set-cookie']?.[0]).split(';')[0] ?? ''
    outside.answer = json({ data: BREADS })
    expect((await ask({ host: origin, headers: { cookie } })).json).toMatchObject({ total: 3 })
  })
})

describe('who asks for rows is told why there are none', () => {
  it.each(['nothing', '__proto__', 'constructor', '..%2F..%2Frelease', 'a'.repeat(100)])(
    'of %s: there is no such collection',
    async (id) => {
      expect(await refusal({ id })).toEqual([404, 'no-collection', `Collection ${decodeURIComponent(id)} not found`])
      expect(outside.asked).toEqual([])
    },
  )

  it('when only guarded pages show it: to them it does not exist', async () => {
    expect(await refusal({ id: ROWS.guarded })).toEqual([404, 'no-collection', `Collection ${ROWS.guarded} not found`])
    expect(outside.asked).toEqual([])
  })

  it('when the other server says so in words for visitors', async () => {
    outside.answer = (_, response) => void response.writeHead(403).end('The bakery is closed.')
    expect(await refusal({})).toEqual([502, 'collection-failed', 'The bakery is closed.'])
  })

  it.each([
    ['its words hold the secret', 403, `Bad token ${TOKEN}`],
    ['it fails', 500, 'stack trace'],
    ['it answers no JSON', 200, '<html>'],
    ['it sends elsewhere', 302, ''],
  ])('in general words when %s', async (_, status, text) => {
    outside.answer = (__, response) => void response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(text)
    expect(await refusal({})).toEqual([502, 'collection-failed', 'Error while fetching the collection'])
  })

  it('when the connection breaks, or the answer has no end', async () => {
    outside.answer = (request) => void request.socket.destroy()
    expect(await refusal({})).toEqual([502, 'collection-failed', 'Error while fetching the collection'])
    outside.answer = (_, response) => {
      const more = () => void response.write('x'.repeat(64_000), () => !response.destroyed && more())
      more()
    }
    expect(await refusal({})).toEqual([502, 'collection-too-large', 'The answer is larger than 5 MB.'])
  })

  it('when it gives more rows than are passed on', async () => {
    outside.answer = json({ data: Array.from({ length: LIMITS.sourceRows + 1 }, () => 0) })
    expect(await refusal({})).toEqual([502, 'collection-too-large', expect.stringContaining('50,000 rows')])
  })

  it('when the plugin has not been given its secret', async () => {
    await ann.call('PATCH', `/api/projects/${project}/plugins/rows`, { values: { token: null } })
    expect(await refusal({})).toEqual([503, 'collection-not-ready', 'The plugin of this collection is not set up yet.'])
    expect(outside.asked).toEqual([])
  })
})

describe('a body or address that is not as it must be', () => {
  it.each([
    ['{"variables":', 400, 'broken-json'],
    ['', 400, 'broken-json'],
    ['[]', 400, 'invalid'],
    ['null', 400, 'invalid'],
    ['{"variables":7}', 400, 'invalid'],
    ['{"variables":{"__proto__":{"x":1}}}', 400, 'broken-json'],
    ['{}', 400, 'missing-value'],
    ['{"variables":{"other":1}}', 400, 'missing-value'],
    [`{"variables":{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`, 400, 'invalid'],
  ])('is named: %.60s', async (body, status, code) => {
    expect((await refusal({ body })).slice(0, 2)).toEqual([status, code])
    expect(outside.asked).toEqual([])
  })

  it('is named when it is too large or no JSON', async () => {
    const body = JSON.stringify({ variables: { [WHO]: 'x'.repeat(LIMITS.bodyBytes) } })
    expect((await refusal({ body })).slice(0, 2)).toEqual([413, 'too-large'])
    // What a page of another site may send without being asked first.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await refusal({ headers: { 'content-type': type } }))[0]).toBeGreaterThanOrEqual(400)
    expect(outside.asked).toEqual([])
  })

  it.each([
    '?limit=0',
    '?limit=-1',
    '?limit=1.5',
    '?limit=1e3',
    '?limit=a',
    '?limit=1&limit=2',
    '?offset=-1',
    '?offset=9999999999',
  ])('is named: %s', async (query) => {
    expect((await refusal({ query })).slice(0, 2)).toEqual([400, 'invalid'])
    expect(outside.asked).toEqual([])
  })

  it('is taken as a plain value where it looks like a formula', async () => {
    outside.answer = json({ data: BREADS })
    for (const value of ['{"type":"f","tree":["l","Mia"]}', '{"constructor":1}', '[["Mia"]]']) {
      const { status, json: body } = await ask({ body: `{"variables":{${JSON.stringify(WHO)}:${value}}}` })
      expect([status, body['data']]).toEqual([200, []])
    }
  })
})

it('nobody is answered on the editor’s address, on the address of files or by another verb', async () => {
  expect((await refusal({ host: server.url, headers: { origin: server.url } })).slice(0, 2)).toEqual([404, 'not-found'])
  expect((await refusal({ host: server.hosts.assetsOrigin }))[0]).toBe(405)
  expect((await refusal({ host: server.hosts.siteOrigin('nobody') })).slice(0, 2)).toEqual([404, 'no-site'])
  for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE']) {
    const path = `/ww/cms_data_sets/${ROWS.orders}/fetch`
    const { status, headers } = await visit(server.siteUrl('rows', path), { method })
    expect([302, 404, 405]).toContain(status)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

it('what the server must know of a collection is a file that no visitor is given', async () => {
  const { release } = (await server.services.releases.current('rows')) ?? {}
  const files = Object.keys(release?.files ?? {}).filter((path) => path.startsWith('sources/'))
  expect(files).toHaveLength(3)
  for (const file of files) expect((await visit(server.siteUrl('rows', `/${file}`))).text).not.toContain('cached')
  expect(JSON.stringify(release)).not.toContain(TOKEN)
})
