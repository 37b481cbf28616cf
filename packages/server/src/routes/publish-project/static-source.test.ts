import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentRecord } from '@heddle/document'
import type { OutsideServer } from '../../testing/outside-server.ts'
import { liveRecords } from '../../testing/test-ports.ts'
import { startSourceSite, type SourceSite } from '../../testing/source-site.ts'
import type { Person, TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const REST = 'rest000000000000'
const BREADS = 'breads0000000000'
let site: SourceSite
let outside: OutsideServer
let server: TestServer
let ann: Person
let base = ''

/** A site that shows breads of another server, as they were when it was published. */
const bakery =
  (origin: string) =>
  (newId: () => string): readonly DocumentRecord[] => [
    ...liveRecords(newId).map((record): DocumentRecord => {
      if (record.kind !== 'node' || record.element !== 'text') return record
      return { ...record, props: { text: { en: { type: 'f', code: 'toJson(collections.breads.data)' } } } }
    }),
    { id: REST, kind: 'plugin', index: 'a1', name: 'REST API', namespace: 'rest', settings: { publicData: {} } },
    {
      id: BREADS,
      kind: 'collection',
      name: 'breads',
      folder: '',
      index: 'a0',
      mode: 'static',
      type: 'collection',
      pluginId: REST,
      config: { origin, path: '/breads', secretHeaders: [{ name: 'X-Key', value: '{key}' }] },
      data: [{ name: 'kept' }],
    },
  ]

beforeAll(async () => {
  site = await startSourceSite('Bakery', bakery)
  ;({ outside, server, ann, base } = site)
  await ann.call('POST', `${base}/secrets`, { name: 'key', origin: outside.url, value: 'sk-secret' })
})
afterAll(() => site.stop())

const publish = async () => (await ann.call('POST', `${base}/publish`, {})).text
const dataIn = (text: string) => (JSON.parse(text) as { readonly data: unknown }).data
const rows = async () => dataIn((await visit(server.siteUrl('bakery', `/collections/${BREADS}.json`))).text)
const answer = (...names: readonly string[]) =>
  (outside.answer = (_, response) => void response.end(JSON.stringify(names.map((name) => ({ name })))))

it('rows of a static collection are those of its source when it is published, stay with the release, and ask nobody for a visitor', async () => {
  answer('Rye')
  expect(await publish()).toContain('"release":')
  expect(await rows()).toEqual([{ name: 'Rye' }])
  expect(outside.asked.map(({ url, headers }) => [url, headers['x-key']])).toEqual([['/breads', 'sk-secret']])
  const { release } = (await server.services.releases.current('bakery')) ?? {}
  answer('Focaccia', 'Baguette')
  expect(await rows()).toEqual([{ name: 'Rye' }])
  expect(await publish()).toContain('"release":')
  expect(await rows()).toEqual([{ name: 'Focaccia' }, { name: 'Baguette' }])
  await ann.call('POST', `${base}/releases/${release?.id}/activate`)
  expect(await rows()).toEqual([{ name: 'Rye' }])
  expect(outside.asked).toHaveLength(2)
})

it('a source that fails blocks publishing with its collection and the cause; visitors see what they saw, and the draft what is kept', async () => {
  const before = await rows()
  outside.answer = (_, response) => void response.writeHead(500).end()
  const lines = (await publish())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines[0].problem.message).toBe(
    'The rows of the collection “breads” could not be fetched, so nothing was published: 500 Internal Server Error',
  )
  expect(lines.at(-1).error.code).toBe('publish-blocked')
  expect(await rows()).toEqual(before)
  const { json } = await ann.call('POST', `${base}/preview`, {})
  const address = String(json['url'])
  const cookie = String((await visit(address)).headers['set-cookie']?.[0]).split(';')[0] ?? ''
  const draft = await visit(`${new URL(address).origin}/collections/${BREADS}.json`, { headers: { cookie } })
  expect(dataIn(draft.text)).toEqual([{ name: 'kept' }])
})
