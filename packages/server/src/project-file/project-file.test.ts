import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { blankNode, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { sampleRecords } from '../testing/test-ports.ts'
import { PROJECT_FILE_VERSION } from './format.ts'
import { readProjectFile } from './read-project-file.ts'
import { writeProjectFile } from './write-project-file.ts'
import { ZIP } from './zip-layout.ts'
import { createZipWriter } from './zip-writer.ts'

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const CASES = Number(process.env['HEDDLE_FUZZ_CASES'] ?? 60)
const SEED = Number(process.env['HEDDLE_FUZZ_SEED'] ?? 1)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-file-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const newPath = () => join(folder, newId())

const nameOf = (bytes: Uint8Array) => `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.txt`
const assetOf = (bytes: Uint8Array, name: string): DocumentRecord => ({
  id: newId(),
  kind: 'asset',
  name,
  folder: '',
  index: 'a0',
  file: nameOf(bytes),
  mime: 'text/plain',
  size: bytes.length,
})
const read = (path: string) => readProjectFile(path, newPath(), (type) => definitions.get(type))

async function roundTrip(records: readonly DocumentRecord[], contents: readonly Uint8Array[]) {
  const path = newPath()
  const stored = new Map(contents.map((bytes) => [nameOf(bytes), bytes]))
  const lost = await writeProjectFile(path, records, async (file) => stored.get(file))
  return { path, lost, project: await read(path) }
}

describe('a project that is written into a file and read again', () => {
  it(`is the same, ${CASES} random ones, seed ${SEED}`, async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { maxLength: 6 }),
        fc.uniqueArray(fc.uint8Array({ minLength: 1, maxLength: 300 }), { maxLength: 4, selector: nameOf }),
        async (texts, contents) => {
          const records = sampleRecords(newId)
          const parentId = records.find((record) => record.kind === 'node' && record.element === 'section')?.id ?? ''
          const nodes = texts.map((value, at) => ({
            ...blankNode(newId(), 'text', { parentId, slot: 'children', index: `a${at + 1}` }),
            props: { text: { en: value } },
          }))
          const all = [...records, ...nodes, ...contents.map((bytes, at) => assetOf(bytes, `file ${at}`))]
          const { project } = await roundTrip(all, contents)
          expect(project.records).toEqual(all)
          expect(project.name).toBe('Sample')
          expect(new Map(project.files.map(({ file, path }) => [file, Uint8Array.from(readFileSync(path))]))).toEqual(
            new Map(contents.map((bytes) => [nameOf(bytes), Uint8Array.from(bytes)])),
          )
        },
      ),
      { numRuns: CASES, seed: SEED },
    )
  })

  it('is the same bytes each time, and carries an asset once that two records name', async () => {
    const bytes = Buffer.from('Pack light.')
    const records = [...sampleRecords(newId), assetOf(bytes, 'one'), assetOf(bytes, 'two')]
    const [one, two] = [await roundTrip(records, [bytes]), await roundTrip(records, [bytes])]
    expect(readFileSync(one.path).equals(readFileSync(two.path))).toBe(true)
    expect(one.project.files).toHaveLength(1)
  })

  it('leaves out an asset that storage no longer has, and says which', async () => {
    const records = [...sampleRecords(newId), assetOf(Buffer.from('gone'), 'gone')]
    const { project, lost } = await roundTrip(records, [])
    expect(project.records).toEqual(records)
    expect(project.files).toEqual([])
    expect(lost).toEqual(['gone'])
  })
})

/** Writes an archive with these files; what they hold is JSON unless it is bytes. */
async function archive(files: readonly (readonly [name: string, content: unknown])[]) {
  const path = newPath()
  const handle = await open(path, 'wx')
  const zip = createZipWriter(handle)
  for (const [name, content] of files) {
    await zip.add(name, content instanceof Uint8Array ? content : Buffer.from(JSON.stringify(content)), 'deflated')
  }
  await zip.end()
  await handle.close()
  return path
}

const body = (change: object = {}) => ({
  kind: 'heddle-project',
  version: PROJECT_FILE_VERSION,
  format: 1,
  records: sampleRecords(newId),
  assets: [],
  ...change,
})
const TEXT = Buffer.from('hello')
/** Where the list of an archive begins. */
const listAt = (bytes: Buffer) => bytes.readUInt32LE(bytes.length - 6)
/** The end of an archive that tells of so many files and no list. */
function endOf(count: number): Buffer {
  const end = Buffer.alloc(ZIP.end.length)
  end.writeUInt32LE(ZIP.end.mark)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  return end
}
const refusalOf = (path: string) =>
  read(path).then(
    () => 'taken',
    (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
  )

describe('a file that is refused says why', () => {
  it.each<[string, readonly (readonly [string, unknown])[], string]>([
    ['without a project', [[`assets/${nameOf(TEXT)}`, TEXT]], 'it holds no project.json'],
    ['with broken JSON', [['project.json', Buffer.from('{"kind":')]], 'project.json is not valid JSON'],
    ['of something else', [['project.json', { name: 'a package' }]], 'project.json is no project of Heddle'],
    ['of a newer Heddle', [['project.json', body({ version: 99, records: 'elsewhere' })]], 'version 99 of project files'],
    ['with records of a newer format', [['project.json', body({ format: 99 })]], 'format 99'],
    ['with records of no format', [['project.json', body({ format: 0 })]], 'bad-project-file'],
    ['with records that are no list', [['project.json', body({ records: {} })]], 'project.json, records: '],
    ['with assets of other names', [['project.json', body({ assets: ['../../heddle.sqlite'] })]], 'project.json, assets/0: '],
    ['without a site', [['project.json', body({ records: [] })]], 'The project in this file has '],
    ['with a record of no kind', [['project.json', body({ records: [{ id: newId(), kind: 'virus' }] })]], 'records/0'],
    [
      'with a path that leads out',
      [
        ['project.json', body()],
        ['../evil.sh', TEXT],
      ],
      '“../evil.sh” is no part of a project',
    ],
    [
      'with a path from the root',
      [
        ['project.json', body()],
        ['/etc/passwd', TEXT],
      ],
      '“/etc/passwd” is no part of a project',
    ],
    [
      'with a path in a path',
      [
        ['project.json', body()],
        [`assets/../${nameOf(TEXT)}`, TEXT],
      ],
      'is no part of a project',
    ],
    [
      'with a path of Windows',
      [
        ['project.json', body()],
        [`assets\\${nameOf(TEXT)}`, TEXT],
      ],
      'is no part of a project',
    ],
    [
      'with a program',
      [
        ['project.json', body()],
        [`assets/${'a'.repeat(40)}.exe`, TEXT],
      ],
      'is no part of a project',
    ],
    [
      'with a file twice',
      [
        ['project.json', body()],
        ['project.json', body()],
      ],
      'it holds project.json twice',
    ],
    ['without a file that it names', [['project.json', body({ assets: [nameOf(TEXT)] })]], `assets/${nameOf(TEXT)} is missing`],
    [
      'with a file that it does not name',
      [
        ['project.json', body()],
        [`assets/${nameOf(TEXT)}`, TEXT],
      ],
      'does not name',
    ],
    [
      'with a record that wants to be a prototype',
      [['project.json', Buffer.from(JSON.stringify(body({ records: ['@'] })).replace('"@"', '{"__proto__":{"a":1}}'))]],
      'unsound-project',
    ],
    ['with records within records', [['project.json', Buffer.from(`{"a":${'['.repeat(200_000)}`)]], 'not valid JSON'],
  ])('%s', async (_what, files, reason) => {
    expect(await refusalOf(await archive(files))).toContain(reason)
  })

  it('with a vast depth, without falling over it', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const text = JSON.stringify(body({ records: ['@'] })).replace('"@"', deep)
    expect(await refusalOf(await archive([['project.json', Buffer.from(text)]]))).toContain('nothing was imported')
  })

  it.each<[string, Uint8Array, string]>([
    ['empty', new Uint8Array(), 'it is no ZIP archive'],
    ['no archive', Buffer.from('a,b,c\n'.repeat(100)), 'it is no ZIP archive'],
    ['only an end', endOf(0), 'it holds no project.json'],
    ['an end that promises more', endOf(0xffff), 'more than'],
  ])('that is %s', async (_what, bytes, reason) => {
    const path = newPath()
    writeFileSync(path, bytes)
    expect(await refusalOf(path)).toContain(reason)
  })

  it.each([
    ['records', 'project.json', LIMITS.projectTextBytes],
    ['an asset', `assets/${nameOf(TEXT)}`, LIMITS.assetBytes],
  ])('whose list promises more of %s than there may be, before anything is unpacked', async (_what, name, most) => {
    const path = await archive([[name, TEXT]])
    const bytes = readFileSync(path)
    bytes.writeUInt32LE(most + 1, listAt(bytes) + 24)
    writeFileSync(path, bytes)
    expect(await refusalOf(path)).toContain('project-too-large')
  })

  it('that is larger than its list says', async () => {
    const path = await archive([['project.json', Buffer.alloc(1_000_000, ' ')]])
    const bytes = readFileSync(path)
    expect(bytes.length).toBeLessThan(2_000)
    bytes.writeUInt32LE(1_000, listAt(bytes) + 24)
    writeFileSync(path, bytes)
    expect(await refusalOf(path)).toContain('larger than the list of files says')
  })

  it('that was cut or has a wrong bit, wherever', async () => {
    const { path } = await roundTrip([...sampleRecords(newId), assetOf(TEXT, 'text')], [TEXT])
    const whole = readFileSync(path)
    for (let at = 0; at < whole.length; at += 7) {
      writeFileSync(path, whole.subarray(0, at))
      expect(await refusalOf(path)).toContain('bad-project-file')
    }
    for (let at = 0; at < whole.length; at += 5) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0x10
      writeFileSync(path, changed)
      const said = await refusalOf(path)
      // What the list repeats of an entry, and dates, nobody reads.
      if (said !== 'taken') expect(said).toMatch(/^(?:bad-project-file|project-too-large)/)
    }
  })

  it('that is encrypted, or packed in a way that nobody knows', async () => {
    const path = await archive([['project.json', body()]])
    const whole = readFileSync(path)
    const list = listAt(whole)
    for (const [place, value, reason] of [
      [8, 1, 'it is encrypted'],
      [10, 14, 'packed in a way that is not known'],
    ] as const) {
      const changed = Buffer.from(whole)
      changed.writeUInt16LE(value, list + place)
      writeFileSync(path, changed)
      expect(await refusalOf(path)).toContain(reason)
    }
  })
})

it('is read when another program packed it again, with its folder and a comment', async () => {
  const path = await archive([
    ['assets/', new Uint8Array()],
    [`assets/${nameOf(TEXT)}`, TEXT],
    ['project.json', body({ assets: [nameOf(TEXT)] })],
  ])
  const bytes = readFileSync(path)
  const comment = Buffer.from('packed by hand')
  bytes.writeUInt16LE(comment.length, bytes.length - 2)
  writeFileSync(path, Buffer.concat([bytes, comment]))
  expect((await read(path)).files).toHaveLength(1)
})
