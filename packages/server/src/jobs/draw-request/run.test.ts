import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnsweredRows } from '@heddle/document/published'
import { OBJECTS_FOLDER } from '../../drivers/data-folder.ts'
import { chunkKey, MANIFEST_FILE, releaseKey, type ReleaseManifest } from '../../releases/manifest.ts'
import type { DrawnRequest } from './job.ts'
import { run } from './run.ts'

let dataFolder = ''
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'heddle-requests-'))
})
afterAll(() => rm(dataFolder, { recursive: true }))

async function put(key: string, text: string): Promise<void> {
  const path = join(dataFolder, OBJECTS_FOLDER, key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Leaves a release behind whose pages are drawn by `renderer`. */
async function leave(releaseId: string, files: Readonly<Record<string, string>>, renderer: string): Promise<void> {
  const listed = Object.keys(files).map((path) => [path, { tree: 'public', hash: 'h', type: 'text/html', encodings: [] }])
  const manifest = { id: releaseId, projectId: 'bakery', files: Object.fromEntries(listed) } as Partial<ReleaseManifest>
  const folder = releaseKey('bakery', releaseId)
  for (const [path, text] of Object.entries(files)) await put(`${folder}/public/${path}`, text)
  await put(`${folder}/${MANIFEST_FILE}`, JSON.stringify(manifest))
  await put(chunkKey(`${releaseId}.mjs`), `export const drawRequest = ${renderer}`)
}

const ask = (releaseId: string, path = '/goods/rye', answered: AnsweredRows = {}) =>
  run(
    {
      storage: { kind: 'disk', folder: dataFolder },
      projectId: 'bakery',
      releaseId,
      renderer: `${releaseId}.mjs`,
      shell: 'goods/[slug]/index.html',
      drawn: 'requests/shop.en.json',
      path,
      answered,
    },
    { items: [], emit: () => undefined },
  )

/** The page that is drawn, if one is. */
async function draw(releaseId: string, path?: string): Promise<DrawnRequest | undefined> {
  const answer = await ask(releaseId, path)
  return answer && 'plain' in answer ? answer : undefined
}

const collections = [
  { id: 'goods', mode: 'static' },
  { id: 'orders', mode: 'dynamic' },
]
const FILES = {
  'goods/[slug]/index.html': 'shell',
  'requests/shop.en.json': JSON.stringify({ page: { collections } }),
  'collections/goods.json': JSON.stringify({ id: 'goods', data: ['rye'], total: 1 }),
}

it('a page is drawn by the file that its release was made with, from its files, and comes in two forms', async () => {
  await leave('one', FILES, '({ shell, rows, path }) => `${shell} ${path} ${JSON.stringify(rows)}`')
  const page = await draw('one')
  expect(String(page?.plain)).toBe('shell /goods/rye {"goods":["rye"]}')
  expect(String(brotliDecompressSync(page?.br ?? Buffer.alloc(0)))).toBe(String(page?.plain))
  expect(page?.hash).toMatch(/^[\w-]{22}$/)
  expect((await draw('one', '/goods/wheat'))?.hash).not.toBe(page?.hash)
  await leave('two', FILES, "() => 'two'")
  expect(String((await draw('two'))?.plain)).toBe('two')
})

it('where it gives nothing, or the release lacks a file, the page stays as it was published', async () => {
  await leave('none', FILES, '() => undefined')
  expect(await draw('none')).toBeUndefined()
  const { 'requests/shop.en.json': _, ...others } = FILES
  await leave('lacks', others, "() => 'drawn'")
  expect(await draw('lacks')).toBeUndefined()
  await put(chunkKey('gone.mjs'), "export const drawRequest = () => 'drawn'")
  expect(await draw('gone')).toBeUndefined()
})

it('rows that are to be asked for before are told, and what came of them is drawn with', async () => {
  const needs = [{ id: 'order', variables: { a: 1 }, offset: 0, limit: undefined }]
  await leave(
    'rows',
    FILES,
    `({ answered }) => answered.order ? String(answered.order.total) : { needs: ${JSON.stringify(needs)} }`,
  )
  expect(await ask('rows')).toEqual({ needs: needs.map(({ limit: _, ...others }) => others) })
  const drawn = await ask('rows', '/goods/rye', { order: { data: [], total: 7, offset: 0 } })
  expect(String(drawn && 'plain' in drawn && drawn.plain)).toBe('7')
  await leave('missing', FILES, '() => ({ isMissing: true })')
  expect(await ask('missing')).toEqual({ isMissing: true })
})

it('one that throws, and one that is not there, fail: whoever asked is told why, and the next is drawn', async () => {
  await leave('throws', FILES, "() => { throw new Error('no such row') }")
  await expect(draw('throws')).rejects.toThrow('no such row')
  await expect(draw('never')).rejects.toThrow(/never\.mjs/)
  expect(String((await draw('two'))?.plain)).toBe('two')
})
