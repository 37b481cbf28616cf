import { link, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { blankNode, blankPage, type DocumentRecord, type NodeRecord } from '@heddle/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OBJECTS_FOLDER } from '../../drivers/data-folder.ts'
import { createKeptDocument } from '../../releases/kept-document.ts'
import { MANIFEST_FILE, packKey, releaseKey, type ReleaseManifest } from '../../releases/manifest.ts'
import { createSentDocuments } from '../../releases/sent-documents.ts'
import { BASE_FILE } from '../../releases/stored-list.ts'
import { testPublishing } from '../../testing/publish-module.ts'
import { liveRecords, parameterRecords } from '../../testing/test-ports.ts'
import { STALE, type PublishJobInput, type PublishOutput } from './job.ts'
import { publishWith } from './run.ts'

let dataFolder = ''
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'heddle-publish-'))
})
afterAll(() => rm(dataFolder, { recursive: true }))

let count = 0
const newId = () => `n${String((count += 1)).padStart(15, '0')}`

type Records = readonly DocumentRecord[]
const isText = (record: DocumentRecord): record is NodeRecord => record.kind === 'node' && record.element === 'text'
const last = <T extends DocumentRecord>(records: Records, is: (record: DocumentRecord) => record is T): T => {
  const found = records.findLast(is)
  if (!found) throw new Error('there is none')
  return found
}
const replace = (records: Records, after: DocumentRecord): Records =>
  records.map((record) => (record.id === after.id ? after : record))

/** What a builder does between two publishes. */
const EDITS: Readonly<Record<string, (records: Records) => Records>> = {
  nothing: (records) => records,
  'another text': (records) => replace(records, { ...last(records, isText), props: { text: { en: 'Rye & wheat' } } }),
  'a text more': (records) => [
    ...records,
    { ...blankNode(newId(), 'text', last(records, isText).place), props: { text: { en: 'More' } } },
  ],
  'a text less': (records) => records.filter((record) => record !== last(records, isText)),
  'a page more': (records) => {
    const [page, section] = [newId(), newId()]
    return [
      ...records,
      blankPage(page, 'Late', 'late', 'a5', ['en']),
      blankNode(section, 'section', { parentId: page, slot: 'sections', index: 'a0' }),
      { ...blankNode(newId(), 'text', { parentId: section, slot: 'children', index: 'a0' }), props: { text: { en: 'Late' } } },
    ]
  },
  'another site name': (records) => records.map((record) => (record.kind === 'site' ? { ...record, name: 'Bakery' } : record)),
  'a variable with another value': (records) =>
    records.map((record) => (record.kind === 'variable' ? { ...record, defaultValue: 'Good evening' } : record)),
  'styles in another order': (records) =>
    replace(records, { ...last(records, isText), styles: { default: { opacity: '0.5', color: 'red' } } }),
  'styles in another order still': (records) =>
    replace(records, { ...last(records, isText), styles: { default: { color: 'red', opacity: '0.5' } } }),
  'a page that cannot be published': (records) => [...records, blankPage(newId(), 'Twice', 'late', 'a6', ['en'])],
  'that page gone': (records) => records.filter((record) => record.kind !== 'page' || record.name !== 'Twice'),
  'an order of its own': (records) => records.toReversed(),
}

const workerOf = (most?: number) => ({ key: {}, body: publishWith(createKeptDocument(most)) })

const input = (releaseId: string, previousId: string | undefined): Omit<PublishJobInput, 'document'> => ({
  publishing: testPublishing(),
  storage: { kind: 'disk', folder: dataFolder },
  projectId: 'bakery',
  releaseId,
  purpose: 'production',
  createdAt: 1_700_000_000_000,
  seq: 1,
  origin: 'https://bakery.example',
  previousId,
  newestId: previousId,
})

/** Publishes on a worker as the server does; answers what it made and how many records it was sent. */
async function publishOn(
  worker: ReturnType<typeof workerOf>,
  sent: ReturnType<typeof createSentDocuments>,
  records: Records,
  releaseId: string,
  previousId: string | undefined,
) {
  const { document, items } = sent.deliver(worker.key, 'bakery', records)
  const events: unknown[] = []
  const copies = structuredClone(items)
  const output = await worker.body(
    { ...input(releaseId, previousId), document },
    { items: copies, emit: (event) => events.push(event) },
  )
  if (output === STALE) throw new Error('stale')
  if (output.keeps) sent.note(worker.key, { projectId: 'bakery', releaseId, records })
  return { output, events, sentRecords: items.length }
}

/** Leaves a release behind, all its files or those that are not its list. */
async function leave(releaseId: string, { made }: PublishOutput, withList = true): Promise<void> {
  const objects = join(dataFolder, OBJECTS_FOLDER)
  for (const file of made?.files ?? []) {
    if (!withList && [MANIFEST_FILE, BASE_FILE].includes(file.path)) continue
    const path = join(objects, releaseKey('bakery', releaseId), file.path)
    await mkdir(dirname(path), { recursive: true })
    await ('bytes' in file ? writeFile(path, file.bytes) : link(join(objects, file.copyOf), path))
  }
}

describe('publishing on a worker that keeps the document', () => {
  it.each([false, true])(
    'gives the same files as one that has never seen it, whatever was edited (the release before known: %s)',
    async (isKnown) => {
      const [warm, sent] = [workerOf(), createSentDocuments()]
      let records = liveRecords(newId)
      let previous: string | undefined
      const kept: number[] = []
      let copied = 0
      for (const [what, edit] of [...Object.entries(EDITS), ...Object.entries(EDITS).toReversed()]) {
        records = edit(records)
        const id = newId()
        const one = await publishOn(warm, sent, records, id, previous)
        const cold = await publishOn(workerOf(), createSentDocuments(), records, id, previous)
        expect(one.output, what).toEqual(cold.output)
        expect(one.events, what).toEqual(cold.events)
        expect(cold.sentRecords).toBe(records.length)
        kept.push(one.sentRecords)
        copied += one.output.made?.files.filter((file) => 'copyOf' in file).length ?? 0
        if (!isKnown || !one.output.made) continue
        await leave(id, one.output)
        previous = id
      }
      expect(kept.slice(0, 4)).toEqual([liveRecords(newId).length, 1, 1, 0])
      expect(kept.filter((one) => one <= 1).length).toBeGreaterThan(12)
      expect(copied > 0).toBe(isKnown)
    },
  )

  it('asks for everything when it does not keep what was changed', async () => {
    const worker = workerOf()
    const records = liveRecords(newId)
    const change = (base: string) => ({ ...input(newId(), undefined), document: { base, removed: [], total: records.length } })
    const none = { items: [], emit: () => undefined }
    expect(await worker.body(change('never'), none)).toBe(STALE)
    const whole = { ...input('first', undefined), document: { base: undefined, removed: [], total: records.length } }
    expect(await worker.body(whole, { ...none, items: records })).toMatchObject({ keeps: true })
    expect(await worker.body({ ...change('first'), projectId: 'cafe' }, none)).toBe(STALE)
    expect(await worker.body(change('first'), none)).toBe(STALE)
    await worker.body(whole, { ...none, items: records })
    expect(await worker.body({ ...change('first'), publishing: testPublishing({ build: 'two' }) }, none)).toBe(STALE)
    await worker.body(whole, { ...none, items: records })
    const impossible = { ...change('first'), document: { base: 'first', removed: [newId()], total: 1 } }
    expect(await worker.body(impossible, none)).toBe(STALE)
  })

  it('knows the release that it made last without reading it', async () => {
    const worker = workerOf()
    const records = liveRecords(newId)
    const copies = async (...[worker, id, previous]: readonly [ReturnType<typeof workerOf>, string, string | undefined]) => {
      const { output } = await publishOn(worker, createSentDocuments(), records, id, previous)
      await leave(id, output, false)
      return output.made?.files.filter((file) => 'copyOf' in file).length
    }
    expect(await copies(worker, 'unread', undefined)).toBe(0)
    expect(await copies(worker, 'next', 'unread')).toBeGreaterThan(0)
    // Another one is read, and is not there.
    expect(await copies(worker, 'third', 'unread')).toBe(0)
    expect(await copies(workerOf(), 'fourth', 'third')).toBe(0)
  })

  it.each([
    ['is gone', (path: string) => rm(path)],
    ['was cut short', (path: string) => truncate(path, 99)],
  ])('makes everything anew where a pack of the release before %s', async (_, lose) => {
    const [worker, sent] = [workerOf(), createSentDocuments()]
    const records = liveRecords(newId)
    const [first, second] = [newId(), newId()]
    await leave(first, (await publishOn(worker, sent, records, first, undefined)).output)
    await lose(join(dataFolder, OBJECTS_FOLDER, packKey({ projectId: 'bakery', id: first }, `${first}-0`)))
    const { output } = await publishOn(worker, sent, records, second, first)
    expect(output.made?.files.map(({ path }) => path)).toEqual([`packs/${second}-0`, MANIFEST_FILE])
    expect(output.made?.pages).toBe(2)
  })

  it('names what draws the live pages with parameters, behind a rule too, and what each of them is drawn by, only where there is one', async () => {
    const manifestOf = async (records: Records): Promise<ReleaseManifest> => {
      const id = newId()
      await leave(id, (await publishOn(workerOf(), createSentDocuments(), records, id, undefined)).output)
      const text = await readFile(join(dataFolder, OBJECTS_FOLDER, releaseKey('bakery', id), MANIFEST_FILE), 'utf8')
      return JSON.parse(text) as ReleaseManifest
    }
    const records = parameterRecords(newId)
    const { renderer = '', chunks, patterns, files } = await manifestOf(records)
    expect(renderer).toMatch(/^renderer-.*\.mjs$/)
    expect(chunks).toContain(renderer)
    const [{ drawn = '', ...pattern } = {}] = patterns
    expect(pattern).toEqual({ pattern: '/users/:id', file: 'users/[id]/index.html' })
    expect(files[drawn]?.type).toBe('application/json')
    const guarded = await manifestOf(
      records.map((record) => (record.kind === 'page' && record.name !== 'Home' ? { ...record, userGroups: [{}] } : record)),
    )
    expect([guarded.patterns[0]?.drawn, guarded.files[drawn]?.tree === 'public', guarded.renderer]).toEqual([
      drawn,
      false,
      renderer,
    ])
    const plain = await manifestOf(liveRecords(newId))
    expect([plain.renderer, plain.patterns, plain.chunks.some((file) => file.endsWith('.mjs'))]).toEqual([undefined, [], false])
  })

  it('keeps no document that leaves little room for another one', async () => {
    const records = liveRecords(newId)
    const { output } = await publishOn(workerOf(records.length - 1), createSentDocuments(), records, newId(), undefined)
    expect(output.keeps).toBe(false)
    expect(output.made?.pages).toBe(2)
  })
})
