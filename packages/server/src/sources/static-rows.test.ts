import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CollectionRecord, DocumentRecord } from '@heddle/document'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import type { Json } from '@heddle/store'
import { createEgress } from '../egress/egress.ts'
import { LIMITS } from '../limits.ts'
import { startOutsideServer, type OutsideServer } from '../testing/outside-server.ts'
import { createStaticRows } from './static-rows.ts'

const SECRET = 'sk-very-secret'
const ROWS = [{ name: 'Rye' }, { name: 'Focaccia' }]
let outside: OutsideServer
beforeAll(async () => (outside = await startOutsideServer()))
afterEach(() => void (outside.asked.length = 0))
afterAll(() => outside.stop())

const plugin = (namespace: string): DocumentRecord => ({
  id: namespace.replace('-', '').padEnd(16, '0'),
  kind: 'plugin',
  index: 'a1',
  name: namespace,
  namespace,
  settings: { publicData: {} },
})
function collection(
  name: string,
  more: Partial<CollectionRecord> = {},
  config: CollectionRecord['config'] = {},
): CollectionRecord {
  return {
    id: name.padEnd(16, '0'),
    kind: 'collection',
    name,
    folder: '',
    index: 'a0',
    mode: 'static',
    type: 'collection',
    pluginId: plugin('rest').id,
    config: { origin: outside.url, path: `/${name}`, ...config },
    ...more,
  }
}
const staticRows = (time?: { site: number; draft: number }, now?: () => number) =>
  createStaticRows({
    plugins: new Map(pluginDefinitions.map((one) => [one.namespace, one])),
    pluginServers,
    settings: { privateOf: async () => ({ privateData: {}, addresses: {}, isComplete: true }) },
    secrets: { read: async (_, name, origin) => (name === 'key' && origin === outside.url ? SECRET : undefined) },
    egress: createEgress({ allowed: ['127.0.0.1'] }),
    ...(time && { time }),
    ...(now && { now }),
  })
const answer = (body: unknown) => (outside.answer = (_, response) => void response.end(JSON.stringify(body)))
const fill = (
  records: readonly DocumentRecord[],
  { isDraft = false, from = staticRows(), signal = new AbortController().signal } = {},
) => {
  const used = records.map(({ id }) => ({ type: 'fetch-collection', args: { collectionId: id } }))
  const workflow: DocumentRecord = {
    id: 'usesall000000000',
    kind: 'workflow',
    name: 'Uses all',
    folder: '',
    index: 'a0',
    trigger: 'app-load',
    parameters: [],
    actions: Object.fromEntries(used.map((action, at) => [`action${at}`.padEnd(16, '0'), action])),
  }
  return from.complete({
    projectId: 'p',
    records: [plugin('rest'), plugin('csv-json'), workflow, ...records],
    isDraft,
    signal,
  })
}
const dataOf = (records: readonly DocumentRecord[], name: string): Json | undefined => {
  const found = records.find((record) => record.id === name.padEnd(16, '0'))
  return found?.kind === 'collection' ? found.data : undefined
}

describe('rows of a static collection with a source', () => {
  it('come from it while publishing, whatever the project holds of them, with its secrets and all of its pages', async () => {
    const all = Array.from({ length: 150 }, (_, at) => ({ at }))
    outside.answer = ({ url }, response) => {
      const page = Number(new URL(url, outside.url).searchParams.get('page'))
      response.end(JSON.stringify({ items: all.slice((page - 1) * 100, page * 100) }))
    }
    const held = { blocks: { abcdefghijklmnop: { index: 'a0', rows: [{ at: 'old' }] } } }
    const config = {
      secretHeaders: [{ name: 'Authorization', value: 'Bearer {key}' }],
      secretQuery: [{ name: 'key', value: '{key}' }],
      resultPath: 'items',
      paging: 'page',
      sizeName: 'size',
    }
    const { records, issues } = await fill([collection('breads', held, config)])
    expect([dataOf(records, 'breads'), issues]).toEqual([all, []])
    expect(records.at(-1)).not.toHaveProperty('blocks')
    expect(outside.asked.map(({ url }) => new URL(url, outside.url).searchParams.get('key'))).toEqual([SECRET, SECRET])
    expect(outside.asked[0]?.headers.authorization).toBe(`Bearer ${SECRET}`)
  })

  it('come from an address of a table, and may be one record', async () => {
    outside.answer = (_, response) => void response.end('name\nRye\n')
    const table = collection('table', { pluginId: plugin('csv-json').id })
    const { records } = await fill([{ ...table, config: { address: `${outside.url}/breads.csv` } }])
    expect(dataOf(records, 'table')).toEqual([{ name: 'Rye' }])
    answer({ name: 'Rye' })
    expect(dataOf((await fill([collection('one', { type: 'single' })])).records, 'one')).toEqual({ name: 'Rye' })
  })

  it('are the same record while they are the same rows, so that only what changed is published anew', async () => {
    answer(ROWS)
    const from = staticRows()
    const breads = collection('breads')
    const [first, second] = [await fill([breads], { from }), await fill([breads], { from })]
    expect(second.records.at(-1)).toBe(first.records.at(-1))
    answer([...ROWS, { name: 'Baguette' }])
    expect((await fill([breads], { from })).records.at(-1)).not.toBe(first.records.at(-1))
  })

  it('are those of the server for drafts in a draft', async () => {
    answer(ROWS)
    const breads = collection('breads', {}, { origin: 'http://127.0.0.1:1', draftOrigin: outside.url })
    expect(dataOf((await fill([breads], { isDraft: true })).records, 'breads')).toEqual(ROWS)
    expect((await fill([breads])).issues).toHaveLength(1)
  })

  it('are not asked where no page uses them: what the project holds stays', async () => {
    answer(ROWS)
    const breads = collection('breads', { data: [{ name: 'kept' }] })
    const request = { projectId: 'p', isDraft: false, signal: new AbortController().signal }
    const { records, issues } = await staticRows().complete({ ...request, records: [plugin('rest'), breads] })
    expect([records.at(-1), issues, outside.asked]).toEqual([breads, [], []])
  })

  it('that one draft was given are those of the next for a minute; a site always asks', async () => {
    answer(ROWS)
    let time = 0
    const from = staticRows(undefined, () => time)
    const breads = collection('breads')
    await fill([breads], { from, isDraft: true })
    time = 59_000
    expect(dataOf((await fill([breads], { from, isDraft: true })).records, 'breads')).toEqual(ROWS)
    expect(outside.asked).toHaveLength(1)
    await fill([breads], { from })
    await fill([{ ...breads }], { from, isDraft: true })
    expect(outside.asked).toHaveLength(3)
    time = 61_000
    await fill([breads], { from, isDraft: true })
    expect(outside.asked).toHaveLength(4)
  })

  it('are asked of all sources side by side, a few at a time', async () => {
    let [open, most] = [0, 0]
    const held: (() => void)[] = []
    const { promise: full, resolve } = Promise.withResolvers<void>()
    outside.answer = (_, response) => {
      most = Math.max(most, (open += 1))
      held.push(() => {
        open -= 1
        response.end('[]')
      })
      if (held.length === LIMITS.staticAtOnce) resolve()
      if (held.length > LIMITS.staticAtOnce) held.at(-1)?.()
    }
    const filling = fill(Array.from({ length: 9 }, (_, at) => collection(`rows${at}`)))
    await full
    for (const end of held.splice(0)) {
      end()
      held.push(() => undefined)
    }
    expect((await filling).issues).toEqual([])
    expect([outside.asked.length, most]).toEqual([9, LIMITS.staticAtOnce])
  })

  it('are not asked of collections that have none, of other modes, and of plugins that only a browser asks', async () => {
    const { pluginId: _, ...own } = collection('own', { data: ROWS })
    const records = [
      own,
      collection('live', { mode: 'dynamic' }),
      collection('gone', { pluginId: plugin('other').id, data: ROWS }),
    ]
    const filled = await fill(records)
    expect(filled.records.slice(3)).toEqual(records)
    expect([filled.issues, outside.asked]).toEqual([[], []])
  })
})

describe('a source that gives none', () => {
  const cause = async (...asked: Parameters<typeof fill>) => (await fill(...asked)).issues.map(({ message }) => message)

  it('keeps a site from being published, and the message names the collection and the cause', async () => {
    outside.answer = (_, response) => void response.writeHead(503).end('busy')
    const { issues } = await fill([collection('breads'), collection('shops')])
    expect(issues).toEqual(
      ['breads', 'shops'].map((name) => ({
        code: 'rows-not-fetched',
        severity: 'error',
        path: `collection/${name.padEnd(16, '0')}/config`,
        message: `The rows of the collection “${name}” could not be fetched, so nothing was published: 503 Service Unavailable`,
      })),
    )
  })

  it('is a warning of a draft, which shows what the project holds', async () => {
    outside.answer = (_, response) => void response.writeHead(503).end('busy')
    const { records, issues } = await fill([collection('breads', { data: ROWS })], { isDraft: true })
    expect(issues).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('so the draft shows those that are kept') },
    ])
    expect(dataOf(records, 'breads')).toEqual(ROWS)
  })

  it.each([
    ['nobody answers', 'http://127.0.0.1:1', 'could not be asked, or broke off (ECONNREFUSED)'],
    ['its address is private', 'http://10.0.0.1', '10.0.0.1'],
  ])('says so when %s', async (_, origin, said) => {
    expect(await cause([collection('breads', {}, { origin })])).toEqual([expect.stringContaining(said)])
  })

  it('says so when it takes too long, for a site and sooner for a draft', async () => {
    outside.answer = () => undefined
    const from = staticRows({ site: 80, draft: 40 })
    expect(await cause([collection('breads')], { from })).toEqual([expect.stringContaining('within 0.08 seconds')])
    expect(await cause([collection('breads')], { from, isDraft: true })).toEqual([expect.stringContaining('within 0.04 seconds')])
  })

  it('says so when its rows are too many, too large or too deep', async () => {
    outside.answer = (_, response) => void response.end(`["${'x'.repeat(LIMITS.rowsBytes)}"]`)
    expect(await cause([collection('breads')])).toEqual([expect.stringContaining('larger than 5 MB')])
    outside.answer = (_, response) => void response.end(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(await cause([collection('breads')])).toEqual([expect.stringContaining('could not be fetched')])
  })

  it('says so when a secret is missing or a value is a formula or the visitor’s, and asks nobody', async () => {
    const other = { secretHeaders: [{ name: 'X', value: '{other}' }] }
    expect(await cause([collection('breads', {}, other)])).toEqual([expect.stringContaining('no secret other')])
    const bound = { query: [{ name: 'q', value: { type: 'f', code: 'variables.x' } }] }
    expect(await cause([collection('breads', {}, bound)])).toEqual([
      expect.stringContaining('Query holds a formula, and there is no visitor while publishing'),
    ])
    const personal = { query: [{ name: 'q', value: '{visitor.id}' }] }
    expect(await cause([collection('breads', {}, personal)])).toEqual([
      expect.stringContaining('Its rows are those of the signed-in visitor, and there is none while publishing'),
    ])
    expect(outside.asked).toEqual([])
  })

  it('ends at once when publishing is stopped', async () => {
    const stopping = new AbortController()
    outside.answer = () => stopping.abort(new Error('stopped'))
    await expect(fill([collection('breads')], { signal: stopping.signal })).rejects.toThrow('stopped')
  })
})
