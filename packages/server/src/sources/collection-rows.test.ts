import type { PublishedCollection, PublishedSource } from '@heddle/document/published'
import { definePlugin, text as textField, type PluginServerRequest } from '@heddle/kit'
import { expect, it } from 'vitest'
import { createEgress } from '../egress/egress.ts'
import { LIMITS } from '../limits.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { createAtOnce } from './at-once.ts'
import { STRANGER, visitorAs } from '../testing/visitors.ts'
import { createCollectionRows, type CollectionRowsOptions, type RowsRequest } from './collection-rows.ts'

const plugin = definePlugin({ namespace: 'shop', label: { en: 'Shop' }, description: { en: '' }, icon: 'store' })
const named = (name: string) => ({ type: 'f' as const, tree: ['n', name] as const })
const text = (name: string): string => JSON.stringify(['n', name])

function sourceOf(more: Partial<PublishedCollection> = {}, problem?: string): PublishedSource {
  const collection = { id: 'orders', name: 'orders', mode: 'cached', type: 'collection' as const, config: {}, offset: 0, ...more }
  return {
    collection,
    plugin: {
      id: 'p',
      name: 'Shop',
      namespace: 'shop',
      settings: { publicData: {} },
      isDev: false,
      ...(problem !== undefined && { problem }),
    },
  }
}

/** A release with these definitions of one collection, and a source that does what the test says. */
function deskOf(
  fetch: (request: PluginServerRequest) => Promise<unknown>,
  sources = [sourceOf()],
  more: Partial<CollectionRowsOptions> = {},
) {
  const errors: unknown[] = []
  const file = { tree: 'public' as const, hash: '', type: '', encodings: [] }
  const paths = sources.map((_, at) => `sources/orders/${at}.json`)
  const release: ReleaseManifest = {
    id: 'r',
    projectId: 'p',
    createdAt: 0,
    seq: 0,
    files: Object.fromEntries(paths.map((path) => [path, file])),
    policies: {},
    patterns: [],
    chunks: [],
    fingerprints: {},
  }
  const store: Partial<ReleaseStore> = {
    read: (_, path) => Promise.resolve(Buffer.from(JSON.stringify(sources[paths.indexOf(path)]))),
  }
  const rows = createCollectionRows({
    store: store as ReleaseStore,
    plugins: new Map([['shop', plugin]]),
    pluginServers: { shop: async () => ({ source: { fetch: (request) => fetch(request).then((data) => ({ data })) } }) },
    settings: { privateOf: async () => ({ privateData: {}, addresses: {}, isComplete: true }) },
    pool: { run: () => Promise.reject(new Error('nothing to filter')) },
    secrets: { read: async () => undefined },
    atOnce: createAtOnce(),
    egress: createEgress({ allowed: [] }),
    onError: (error) => errors.push(error),
    ...more,
  })
  const request = (asked: Partial<RowsRequest> = {}) =>
    rows.fetch({
      release,
      collectionId: 'orders',
      visitor: STRANGER,
      variables: {},
      offset: 0,
      limit: undefined,
      isDraft: false,
      signal: new AbortController().signal,
      ...asked,
    })
  return { request, errors }
}

it('a source that does not end is given up, and told so', async () => {
  let asked: PluginServerRequest | undefined
  const { request } = deskOf((one) => ((asked = one), new Promise(() => undefined)), [sourceOf()], { time: 20 })
  await expect(request()).rejects.toMatchObject({ status: 504, code: 'collection-too-long' })
  expect(asked?.signal.aborted).toBe(true)
})

it('what is asked of a source ends when the visitor goes, and nobody is told of a failure', async () => {
  const left = new AbortController()
  const { request, errors } = deskOf(({ signal }) => {
    left.abort()
    return Promise.reject(new Error(`ended ${signal.aborted}`))
  })
  await expect(request({ signal: left.signal })).rejects.toMatchObject({ code: 'collection-failed' })
  await expect(request({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'collection-failed' })
  expect(errors).toEqual([])
})

it('the log says which plugin failed and nothing that it said', async () => {
  const { request, errors } = deskOf(() => Promise.reject(new Error('sk-very-secret')))
  await expect(request()).rejects.toMatchObject({ status: 502, message: 'Error while fetching the collection' })
  expect(errors.map(String)).toEqual(['Error: The plugin shop could not fetch the rows of a collection of project p.'])
})

it('one site asks for so much at once, and then for more', async () => {
  const { promise: open, resolve } = Promise.withResolvers<void>()
  const { request } = deskOf(() => open)
  const waiting = Array.from({ length: LIMITS.fetchesAtOnce }, (_, offset) => request({ offset: offset + 1 }))
  await expect(request()).rejects.toMatchObject({ status: 503, code: 'busy' })
  resolve()
  await Promise.all(waiting)
  expect(JSON.parse(await request())).toEqual({ type: 'single', data: null, total: 0, offset: 0 })
})

it('each page is answered by its own definition of a collection: the one whose values it tells', async () => {
  const sources = [sourceOf({ config: { of: named('shared') } }), sourceOf({ config: { of: [named('own')] } })]
  const { request } = deskOf(async ({ config }) => config, sources)
  expect(JSON.parse(await request({ variables: { [text('own')]: 'Mia' } }))).toMatchObject({ data: { of: ['Mia'] } })
  expect(JSON.parse(await request({ variables: { [text('shared')]: { a: 1 } } }))).toMatchObject({ data: { of: { a: 1 } } })
  await expect(request({ variables: { other: 1 } })).rejects.toMatchObject({ status: 400, path: 'variables' })
})

it('a plugin whose public settings are wrong says what its pages say', async () => {
  const { request } = deskOf(() => Promise.reject(new Error('asked')), [sourceOf({}, 'Shop: Address must be given')])
  await expect(request()).rejects.toMatchObject({ status: 502, message: 'Shop: Address must be given' })
})

it('a plugin without a server side has no such collection', async () => {
  for (const pluginServers of [{}, { shop: async () => ({}) }]) {
    const { request } = deskOf(() => Promise.resolve([]), [sourceOf()], { pluginServers })
    await expect(request()).rejects.toMatchObject({ status: 404, message: 'Collection orders not found' })
  }
})

it('rows are compared with patterns, and long lists sorted, in a worker; short ones where they are', async () => {
  const jobs: unknown[] = []
  const pool: CollectionRowsOptions['pool'] = {
    run: (job, _, options = {}) => {
      jobs.push([job.name, options.items?.length])
      return Promise.resolve(['shaped'] as never)
    },
  }
  const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: count - at }))
  const sort = [{ key: 'name', direction: 'ASC' as const }]
  const filter = { conditions: [{ conditions: [{ field: 'name', operator: '$match' as const, value: named('who') }] }] }
  const ask = async (rows: readonly unknown[], more: Partial<PublishedCollection>) =>
    JSON.parse(
      await deskOf(() => Promise.resolve(rows), [sourceOf(more)], { pool }).request({ variables: { [text('who')]: '/1/' } }),
    )
  expect(await ask(names(2), { sort })).toMatchObject({ data: [{ name: 1 }, { name: 2 }] })
  expect(jobs).toEqual([])
  expect(await ask(names(LIMITS.shapedAtOnce + 1), { sort })).toMatchObject({ data: ['shaped'] })
  expect(await ask(names(2), { filter })).toMatchObject({ data: ['shaped'] })
  expect(jobs).toEqual([
    ['shape-rows', LIMITS.shapedAtOnce + 1],
    ['shape-rows', 2],
  ])
})

it('rows that cannot be written down are too many', async () => {
  const circle: unknown[] = []
  circle.push(circle)
  for (const data of [circle, ['x'.repeat(LIMITS.rowsBytes)]]) {
    const { request } = deskOf(() => Promise.resolve(data))
    await expect(request()).rejects.toMatchObject({ status: 502, code: 'collection-too-large' })
  }
})

it('a plugin asks servers by http and https only', async () => {
  const { request, errors } = deskOf(({ ask }) => ask('file:///etc/passwd'))
  await expect(request()).rejects.toMatchObject({ code: 'collection-failed' })
  expect(errors).toHaveLength(1)
})

it('visitors who ask the same at once share one answer, and those who come within its time get it, too', async () => {
  let [asked, now] = [0, 0]
  const keeping = sourceOf({ config: { keepSeconds: 10 } })
  const { request } = deskOf(async () => [++asked], [keeping], { now: () => now })
  const answers = await Promise.all([request(), request(), request()])
  expect(answers.map((answer) => (JSON.parse(answer) as { data: unknown }).data)).toEqual([[1], [1], [1]])
  now = 9_000
  expect(JSON.parse(await request())).toMatchObject({ data: [1] })
  expect(JSON.parse(await request({ offset: 1 }))).toMatchObject({ data: [] })
  expect(JSON.parse(await request({ isDraft: true }))).toMatchObject({ data: [3] })
  now = 10_000
  expect(JSON.parse(await request())).toMatchObject({ data: [4] })
})

it('a formula that stands where only the builder may write is asked for nobody', async () => {
  const origin = textField({ label: { en: 'Origin' }, bindable: false })
  const strict = definePlugin({
    namespace: 'shop',
    label: { en: 'Shop' },
    description: { en: '' },
    icon: 'store',
    source: { collection: { fields: { origin } }, native: [], operators: [] },
  })
  const { request } = deskOf(() => Promise.reject(new Error('asked')), [sourceOf({ config: { origin: named('mine') } })], {
    plugins: new Map([['shop', strict]]),
  })
  await expect(request({ variables: { [text('mine')]: 'http://evil.test' } })).rejects.toMatchObject({
    status: 422,
    code: 'misplaced-formula',
  })
})

it('rows are filtered and sorted as a visitor asks beside the collection, and kept apart from those of others', async () => {
  const rows = [
    { name: 'Rye', price: 4, open: true },
    { name: 'Wheat', price: 3, open: true },
    { name: 'Oat', price: 2, open: false },
  ]
  let times = 0
  const filter = { conditions: [{ field: 'open', operator: '$eq', value: true }] } as const
  const { request } = deskOf(async () => ((times += 1), rows), [sourceOf({ filter, config: { keepSeconds: 60 } })])
  const namesOf = async (asked: Partial<RowsRequest>): Promise<unknown> => {
    const { data, total } = JSON.parse(await request(asked)) as { data: { name: string }[]; total: number }
    return [data.map(({ name }) => name), total]
  }
  const byPrice = { filter: { conditions: [] }, sort: [{ key: 'price', direction: 'ASC' }] } as const
  const least = { filter: { conditions: [{ field: 'price', operator: '$gte', value: 4 }] }, sort: [] } as const
  expect(await namesOf({})).toEqual([['Rye', 'Wheat'], 2])
  expect(await namesOf({ asked: byPrice })).toEqual([['Wheat', 'Rye'], 2])
  expect(await namesOf({ asked: byPrice, offset: 1, limit: 1 })).toEqual([['Rye'], 2])
  expect(await namesOf({ asked: least })).toEqual([['Rye'], 1])
  expect(await namesOf({})).toEqual([['Rye', 'Wheat'], 2])
  expect(times).toBe(4)
})

it('of a source that cuts pages and does not sort, all rows are asked for once a visitor sorts them, and its pages are cut here', async () => {
  const asked: unknown[] = []
  const rows = [{ price: 3 }, { price: 1 }, { price: 2 }]
  const paged = sourceOf({
    hasPages: true,
    limit: 2,
    fields: [{ name: 'price', type: 'number' }],
  } as Partial<PublishedCollection>)
  const { request } = deskOf(
    async ({ offset, limit, needsAll }) => {
      asked.push([offset, limit, needsAll])
      return needsAll ? rows : rows.slice(offset, offset + (limit ?? rows.length))
    },
    [paged],
  )
  const pageOf = async (more: Partial<RowsRequest>): Promise<unknown> => JSON.parse(await request({ limit: 2, ...more }))
  const sort = [{ key: 'price', direction: 'DESC' }] as const
  const nothing = { filter: { conditions: [] }, sort: [] }
  expect(await pageOf({ offset: 2, asked: nothing })).toMatchObject({ data: [{ price: 2 }], offset: 2 })
  expect(await pageOf({ asked: { ...nothing, sort } })).toMatchObject({ data: [{ price: 3 }, { price: 2 }], total: 3 })
  expect(await pageOf({ offset: 2, asked: { ...nothing, sort } })).toMatchObject({ data: [{ price: 1 }], total: 3 })
  expect(asked).toEqual([
    [2, 2, false],
    [0, undefined, true],
    [0, undefined, true],
  ])
})

it('what a source answers for one visitor is shared with and kept for nobody else, whatever the plugin looks at', async () => {
  let times = 0
  const personal = definePlugin({
    namespace: 'shop',
    label: { en: 'Shop' },
    description: { en: '' },
    icon: 'store',
    source: { collection: { fields: {} }, native: [], operators: [], forVisitor: () => true },
  })
  const { request } = deskOf(
    async ({ visitor }) => [[visitor?.user['name'], ++times]],
    [sourceOf({ config: { keepSeconds: 60 } })],
    { plugins: new Map([['shop', personal]]) },
  )
  const rowsOf = async (user: unknown): Promise<unknown> =>
    (JSON.parse(await request({ visitor: visitorAs({ user }) })) as { data: unknown }).data
  const [ann, again, bea] = await Promise.all([rowsOf({ name: 'Ann' }), rowsOf({ name: 'Ann' }), rowsOf({ name: 'Bea' })])
  expect([ann, again, bea]).toEqual([[['Ann', 1]], [['Ann', 1]], [['Bea', 2]]])
  expect(await rowsOf({ name: 'Ann' })).toEqual([['Ann', 1]])
  expect(await rowsOf({ name: 'Ann', roles: ['staff'] })).toEqual([['Ann', 3]])
  await expect(request()).rejects.toMatchObject({ status: 401, code: 'visitor-signed-out' })
  expect(times).toBe(3)
})

it('a source that is nobody’s own is told of no visitor', async () => {
  const { request } = deskOf(async ({ visitor }) => [visitor ?? 'nobody'])
  expect(JSON.parse(await request({ visitor: visitorAs({ user: { id: 'ann' } }) }))).toMatchObject({ data: ['nobody'] })
})
