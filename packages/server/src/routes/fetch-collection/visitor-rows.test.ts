import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { DocumentRecord } from '@heddle/document'
import type { OutsideServer } from '../../testing/outside-server.ts'
import { liveRecords } from '../../testing/test-ports.ts'
import { startSourceSite, type SourceSite } from '../../testing/source-site.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const [REST, ACCOUNTS, ORDERS] = ['rest000000000000', 'accounts00000000', 'orders0000000000']
const PASSWORD = 'a long enough secret'

let site: SourceSite
let outside: OutsideServer
let server: TestServer
/** The action of the site, as its pages name it. */
let action = ''
/** Where the search stands that visitors send. */
let searched = ''
/** Cookies of two visitors. */
const cookies = { ann: '', bea: '' }

/** A site that shows whoever is signed in their own orders, ten seconds the same, and lets them cancel one. */
const shop =
  (origin: string) =>
  (newId: () => string): readonly DocumentRecord[] => {
    const records = liveRecords(newId)
    const greeting = records.find(({ kind }) => kind === 'variable')?.id ?? ''
    searched = JSON.stringify(['.', ['n', 'variables'], ['l', greeting]])
    const search = { type: 'f' as const, code: `variables['${greeting}']` }
    const plugin = (id: string, namespace: string): DocumentRecord => ({
      id,
      kind: 'plugin',
      index: 'a1',
      name: namespace,
      namespace,
      settings: { publicData: {} },
    })
    return [
      ...records.map((record): DocumentRecord => {
        if (record.kind === 'site') return { ...record, authPluginId: ACCOUNTS }
        if (record.kind !== 'node' || record.element !== 'text') return record
        return { ...record, props: { text: { en: { type: 'f' as const, code: `toJson(collections['${ORDERS}'].data)` } } } }
      }),
      plugin(REST, 'rest'),
      plugin(ACCOUNTS, 'site-accounts'),
      {
        id: ORDERS,
        kind: 'collection',
        name: 'orders',
        folder: '',
        index: 'a0',
        mode: 'server',
        type: 'collection',
        pluginId: REST,
        config: {
          isAutoFetch: true,
          origin,
          path: '/customers/{me}/orders',
          pathValues: [{ name: 'me', value: '{visitor.id}' }],
          query: [
            { name: 'q', value: search },
            { name: 'owner', value: 'eq.{visitor.email}' },
          ],
          headers: [{ name: 'X-Customer', value: '{visitor.id}' }],
          keepSeconds: 10,
        },
      },
      {
        id: newId(),
        kind: 'workflow',
        name: 'cancel',
        folder: '',
        index: 'a0',
        trigger: 'onload',
        parameters: [],
        firstAction: 'cancel0000000000',
        actions: {
          cancel0000000000: {
            type: 'plugin-action',
            args: {
              pluginId: REST,
              action: 'apiRequest',
              arguments: {
                throughServer: true,
                method: 'POST',
                origin,
                path: '/cancel',
                bodyFields: [
                  { name: 'order', value: search },
                  { name: 'customer', value: '{visitor.id}' },
                ],
              },
            },
          },
        },
      },
    ]
  }

beforeAll(async () => {
  site = await startSourceSite('Shop', shop)
  ;({ outside, server } = site)
  expect((await site.ann.call('POST', `${site.base}/publish`, {})).text).toContain('"release":')
  const { release } = (await server.services.releases.current('shop')) ?? {}
  action = /server-actions\/([\w.-]+)\.json/.exec(Object.keys(release?.files ?? {}).join('\n'))?.[1] ?? ''
  cookies.ann = await signUp('ann@example.org')
  cookies.bea = await signUp('bea@example.org')
})
afterEach(() => void (outside.asked.length = 0))
afterAll(() => site.stop())

async function post(path: string, body: object, cookie = '', headers: Readonly<Record<string, string>> = {}) {
  const answer = await visit(server.siteUrl('shop', path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }), ...headers },
    body: JSON.stringify(body),
  })
  return {
    ...answer,
    json: JSON.parse(answer.text) as {
      readonly data?: unknown
      readonly error?: { readonly code: string }
      user?: { id: string }
    },
  }
}
async function signUp(email: string): Promise<string> {
  const { headers } = await post('/ww/accounts/sign-up', { email, password: PASSWORD, name: '' })
  return (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
}
const idOf = async (cookie: string): Promise<string> => (await post('/ww/accounts/session', {}, cookie)).json.user?.id ?? ''
const orders = (cookie: string, q: unknown = '', more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  post(`/ww/cms_data_sets/${ORDERS}/fetch`, { variables: { [searched]: q, ...more } }, cookie, headers)
const cancel = (cookie: string, order: unknown, headers: Readonly<Record<string, string>> = {}) =>
  post(`/ww/plugin_actions/${action}/run`, { values: [order] }, cookie, headers)
/** The other server answers with whose orders it was asked for. */
const tellWhose = (): void => {
  outside.answer = ({ url }, response) => void response.end(JSON.stringify([{ of: url.split('/')[2] }]))
}

it('each of two visitors sees their own rows, also while answers are kept, and who is signed out none', async () => {
  tellWhose()
  const [ann, bea] = [await idOf(cookies.ann), await idOf(cookies.bea)]
  expect(ann).not.toBe(bea)
  for (let times = 0; times < 2; times += 1) {
    expect((await orders(cookies.ann)).json.data).toEqual([{ of: ann }])
    expect((await orders(cookies.bea)).json.data).toEqual([{ of: bea }])
  }
  const both = await Promise.all([orders(cookies.ann, 'now'), orders(cookies.bea, 'now')])
  expect(both.map(({ json }) => json.data)).toEqual([[{ of: ann }], [{ of: bea }]])
  expect(outside.asked.map(({ url, headers }) => [url, headers['x-customer']])).toEqual(
    expect.arrayContaining([
      [`/customers/${ann}/orders?q=&owner=eq.ann%40example.org`, ann],
      [`/customers/${bea}/orders?q=&owner=eq.bea%40example.org`, bea],
    ]),
  )
  expect(outside.asked).toHaveLength(4)
  outside.asked.length = 0
  for (const cookie of ['', 'heddle-account=x', `heddle-account=${'a'.repeat(43)}`]) {
    const { status, json, headers, text } = await orders(cookie)
    expect([status, json.error?.code, headers['cache-control']]).toEqual([401, 'visitor-signed-out', 'no-store'])
    expect(text).not.toContain(ann)
  }
  expect(outside.asked).toEqual([])
})

it('what a browser sends beside its cookie changes nothing of whose rows are asked for', async () => {
  tellWhose()
  const [ann, bea] = [await idOf(cookies.ann), await idOf(cookies.bea)]
  const forged = { 'visitor.id': bea, '{visitor.id}': bea, visitor: { id: bea, user: { id: bea } }, user: { id: bea } }
  expect((await orders(cookies.ann, 'a', forged)).json.data).toEqual([{ of: ann }])
  expect((await orders(cookies.ann, '{visitor.email}&owner=eq.bea@example.org')).json.data).toEqual([{ of: ann }])
  expect((await orders(cookies.ann, 'b', {}, { 'x-customer': bea, 'x-user-id': bea })).json.data).toEqual([{ of: ann }])
  expect((await orders('', 'c', forged)).status).toBe(401)
  const queries = outside.asked.map(({ url }) => new URL(url, outside.url).searchParams)
  expect(queries.map((query) => query.getAll('owner'))).toEqual(queries.map(() => ['eq.ann@example.org']))
  expect(queries[1]?.get('q')).toBe('{visitor.email}&owner=eq.bea@example.org')
  expect(outside.asked.every(({ headers }) => headers['x-customer'] === ann)).toBe(true)
})

it('a page of another site, whose browser sends the cookie along, is given nothing of a visitor’s', async () => {
  tellWhose()
  const own = { origin: server.siteUrl('shop', '') }
  const other = { origin: server.siteUrl('evil', '') }
  expect((await orders(cookies.ann, 'own', {}, own)).status).toBe(200)
  expect((await cancel(cookies.ann, 7, own)).status).toBe(200)
  outside.asked.length = 0
  expect((await orders(cookies.ann, 'other', {}, other)).status).toBe(401)
  expect((await cancel(cookies.ann, 7, other)).status).toBe(401)
  expect(outside.asked).toEqual([])
})

it('an action is run for whoever is signed in, with their id in its body, and for nobody else', async () => {
  outside.answer = (_, response) => void response.end('{}')
  const ann = await idOf(cookies.ann)
  expect((await cancel(cookies.ann, { customer: 'other' })).status).toBe(200)
  expect(outside.asked.map(({ url, body }) => [url, JSON.parse(body) as unknown])).toEqual([
    ['/cancel', { order: { customer: 'other' }, customer: ann }],
  ])
  const { status, json } = await cancel('', 7)
  expect([status, json.error?.code]).toEqual([401, 'visitor-signed-out'])
  expect(outside.asked).toHaveLength(1)
})

it('whoever signs out is given nothing of what was kept for them', async () => {
  tellWhose()
  const cookie = await signUp('cleo@example.org')
  expect((await orders(cookie)).status).toBe(200)
  await post('/ww/accounts/sign-out', {}, cookie)
  expect((await orders(cookie)).status).toBe(401)
})

it('no page of the site, and nothing that it loads, holds rows of a visitor or says whom the request names', async () => {
  tellWhose()
  await orders(cookies.ann)
  const ann = await idOf(cookies.ann)
  const { release } = (await server.services.releases.current('shop')) ?? {}
  const paths = Object.keys(release?.files ?? {}).filter((path) => /^data\/|\.html$/.test(path))
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) {
    const { text } = await visit(server.siteUrl('shop', `/${path}`), { headers: { cookie: cookies.ann } })
    for (const hidden of [ann, 'visitor.', outside.url, 'X-Customer']) expect(text).not.toContain(hidden)
  }
})
