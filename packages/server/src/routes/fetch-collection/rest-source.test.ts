import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { CollectionRecord, DocumentRecord } from '@heddle/document'
import type { OutsideServer } from '../../testing/outside-server.ts'
import { ROWS, rowsRecords } from '../../testing/rows-records.ts'
import { startSourceSite, type SourceSite } from '../../testing/source-site.ts'
import type { Person, TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const REST = 'rest000000000000'
const SECRET = 'sk-very-secret'
const WHO = JSON.stringify(['.', ['n', 'variables'], ['l', ROWS.variable]])
const ITEMS = Array.from({ length: 12 }, (_, at) => ({ name: `Bread ${at}` }))

let site: SourceSite
let outside: OutsideServer
let server: TestServer
let ann: Person
let base = ''

/** A site whose orders come from a REST interface with a secret, searched by a variable and page by page. */
const catalogue =
  (origin: string) =>
  (newId: () => string): readonly DocumentRecord[] => [
    { id: REST, kind: 'plugin', index: 'a1', name: 'REST API', namespace: 'rest', settings: { publicData: {} } },
    ...rowsRecords('http://public.test')(newId).map((record): DocumentRecord => {
      if (record.kind !== 'collection' || record.id !== ROWS.orders) return record
      const { filter: _, sort: __, ...rest } = record
      const orders: CollectionRecord = {
        ...rest,
        mode: 'server',
        pluginId: REST,
        limit: 5,
        config: {
          isAutoFetch: true,
          origin: 'http://127.0.0.1:1',
          draftOrigin: '',
          path: '/v1/{kind}',
          pathValues: [{ name: 'kind', value: 'breads' }],
          query: [{ name: 'q', value: { type: 'f', code: 'variables.greeting' } }],
          secretHeaders: [{ name: 'Authorization', value: 'Bearer {key}' }],
          resultPath: 'data.items',
          paging: 'page',
          sizeName: 'per_page',
          totalPath: 'data.total',
        },
      }
      return { ...orders, config: { ...orders.config, origin } }
    }),
  ]

beforeAll(async () => {
  site = await startSourceSite('Rows', catalogue)
  ;({ outside, server, ann, base } = site)
  await ann.call('POST', `${base}/secrets`, { name: 'key', origin: outside.url, value: SECRET })
  expect((await ann.call('POST', `${base}/publish`, {})).text).toContain('"release":')
})
afterEach(() => void (outside.asked.length = 0))
afterAll(() => site.stop())

/** As an interface with pages of its own answers. */
function answerPages(): void {
  outside.answer = ({ url }, response) => {
    const query = new URL(url, outside.url).searchParams
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
    const found = query.get('q') === '' ? ITEMS : ITEMS.filter(({ name }) => name.includes(query.get('q') ?? ''))
    response.end(JSON.stringify({ data: { items: found.slice((page - 1) * size, page * size), total: found.length } }))
  }
}
async function ask(who: unknown, query = '?limit=5&offset=0') {
  const { status, text } = await visit(server.siteUrl('rows', `/ww/cms_data_sets/${ROWS.orders}/fetch${query}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variables: { [WHO]: who } }),
  })
  return {
    status,
    text,
    json: JSON.parse(text) as { readonly data: readonly unknown[]; readonly error?: { readonly message: string } },
  }
}

it('a visitor searches a REST catalogue page by page; the secret goes to its server and nowhere else', async () => {
  answerPages()
  expect((await ask('Bread')).json).toEqual({ type: 'collection', data: ITEMS.slice(0, 5), total: 12, offset: 0 })
  expect((await ask('Bread', '?limit=5&offset=10')).json).toEqual({
    type: 'collection',
    data: ITEMS.slice(10),
    total: 12,
    offset: 10,
  })
  expect((await ask('Bread 7')).json).toEqual({ type: 'collection', data: [ITEMS[7]], total: 1, offset: 0 })
  expect((await ask('nothing')).json).toEqual({ type: 'collection', data: [], total: 0, offset: 0 })
  expect(outside.asked.map(({ url }) => url)).toEqual([
    '/v1/breads?q=Bread&per_page=5&page=1',
    '/v1/breads?q=Bread&per_page=5&page=3',
    '/v1/breads?q=Bread+7&per_page=5&page=1',
    '/v1/breads?q=nothing&per_page=5&page=1',
  ])
  expect(outside.asked.every(({ headers }) => headers.authorization === `Bearer ${SECRET}`)).toBe(true)
})

it('what a visitor tells stays a value of the query, whatever it looks like', async () => {
  answerPages()
  for (const who of ['a&page=9#x', '../../admin', 'x\r\nHost: evil', '{key}', { $ne: 1 }]) {
    await ask(who)
    const { pathname, searchParams } = new URL(outside.asked.at(-1)?.url ?? '', outside.url)
    expect([pathname, searchParams.get('page')]).toEqual(['/v1/breads', '1'])
    expect(searchParams.get('q')).toBe(typeof who === 'string' ? who : JSON.stringify(who))
  }
})

it('a catalogue that refuses or says its secret again tells visitors neither', async () => {
  outside.answer = (_, response) => void response.writeHead(401).end(`Bad key ${SECRET}`)
  expect((await ask('Bread')).json.error?.message).toBe('401 Unauthorized')
  outside.answer = ({ headers }, response) => void response.end(JSON.stringify({ data: { items: [headers.authorization] } }))
  const { text } = await ask('Bread')
  expect(text).toContain('Bearer ••••••')
  expect(text).not.toContain(SECRET)
})

it('pages hold nothing of the catalogue but when to ask and whose values it needs', async () => {
  const { release } = (await server.services.releases.current('rows')) ?? {}
  const pages = Object.keys(release?.files ?? {}).filter((path) => /^data\/|\.html$/.test(path))
  expect(pages.length).toBeGreaterThan(0)
  for (const path of pages) {
    const { text } = await visit(server.siteUrl('rows', `/${path}`))
    for (const hidden of [outside.url, '/v1/', 'Bearer', 'secretHeaders', 'resultPath']) expect(text).not.toContain(hidden)
  }
})
