import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { buildChunksInto, buildFolder, publishTemplate, type BuiltChunks } from './testing/built-site.ts'

/** What the orders desk may ask of a visitor before it is alive: script files, and their bytes by gzip. The aim is 125,000 bytes.
 * Compressors differ by a few dozen bytes. */
const MOST_FILES = 8
const MOST_BYTES = 137_400

const { folder, remove } = buildFolder()
afterAll(remove)

let built: BuiltChunks
let pages: Readonly<Record<string, string>>

beforeAll(async () => {
  built = buildChunksInto(join(folder, 'chunks'))
  const published = await Promise.all(
    ['orders-desk', 'sample'].map(async (template) => {
      const { artefacts } = await publishTemplate(template, built.chunks)
      return artefacts.map(({ path, contents }) => [`${template}/${path}`, contents] as const)
    }),
  )
  pages = Object.fromEntries(published.flat())
})

const preloads = (page: string): readonly string[] =>
  [...(pages[page] ?? '').matchAll(/rel="modulepreload" href="\/chunks\/([^"]+)"/g)].map(([, file = '']) => file)

test('the orders desk comes alive with a handful of files', () => {
  const files = preloads('orders-desk/index.html')
  const bytes = files.map((file) => gzipSync(readFileSync(join(built.folder, file))).length)
  const sum = bytes.reduce((total, one) => total + one, 0)
  expect(files.length, files.join(' ')).toBeLessThanOrEqual(MOST_FILES)
  expect(sum, files.map((file, at) => `${file} ${bytes[at]}`).join(', ')).toBeLessThanOrEqual(MOST_BYTES)
})

test('a live page names all files in its head, so that none waits for another to be read', () => {
  for (const page of ['orders-desk/index.html', 'orders-desk/journal/index.html', 'sample/test/index.html']) {
    const files = preloads(page)
    expect(files, page).toContain(built.chunks.core)
    const imported = files.flatMap((file) => built.chunks.imports[file] ?? [])
    expect(imported.filter((file) => !files.includes(file))).toEqual([])
    expect(new Set(files).size).toBe(files.length)
  }
})

test('a release holds what its live pages load when a visitor goes on or something has to be said, which none of them names at once', async () => {
  const { chunks } = await publishTemplate('orders-desk', built.chunks)
  for (const part of ['next-page', 'progress', 'warnings']) {
    const later = built.chunks.parts[part]
    expect(later, part).toBeDefined()
    expect(chunks).toContain(later)
    expect(preloads('orders-desk/index.html')).not.toContain(later)
  }
})

test('a page without anything alive loads no script', () => {
  const page = pages['sample/index.html'] ?? ''
  expect(page).toContain('<html')
  expect(page).not.toMatch(/modulepreload|<script[^>]* src=/)
})

test('dates in English bring no other language along, and no arithmetic of the calendar', () => {
  const text = preloads('orders-desk/index.html')
    .map((file) => readFileSync(join(built.folder, file), 'utf8'))
    .join('')
  expect(text).toContain('Wednesday')
  expect(text).not.toMatch(/Mittwoch|customParseFormat|relativeTime/)
  const { languages } = built.chunks
  const german = readFileSync(join(built.folder, languages['de'] ?? ''), 'utf8')
  expect(german).toContain('Mittwoch')
  expect(german).not.toContain('mercredi')
  expect(readFileSync(join(built.folder, languages['*'] ?? ''), 'utf8')).toMatch(/Mittwoch[^]*mercredi/)
})

test('every element has a file, also those that come several in one', () => {
  const types = elementDefinitions.map(({ type }) => type)
  expect(types.filter((type) => !built.files.includes(built.chunks.elements[type] ?? ''))).toEqual([])
})
