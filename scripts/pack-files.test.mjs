import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packFiles } from './pack-files.mjs'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'heddle-pack-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const text = 'export const one = 1\n'.repeat(200)

test('a built file stands beside itself by brotli and by gzip, in folders too', async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main-a1b2c3d4.js'), text)
  await packFiles(folder)
  await packFiles(folder)
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'main-a1b2c3d4.js',
    'main-a1b2c3d4.js.br',
    'main-a1b2c3d4.js.gz',
  ])
  const read = (suffix) => readFileSync(join(folder, 'assets', `main-a1b2c3d4.js${suffix}`))
  expect(brotliDecompressSync(read('.br')).toString()).toBe(text)
  expect(gunzipSync(read('.gz')).toString()).toBe(text)
})

test('small files, and kinds that are compressed already, stand alone', async () => {
  writeFileSync(join(folder, 'small.js'), 'export {}')
  writeFileSync(join(folder, 'font.woff2'), text)
  await packFiles(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['font.woff2', 'small.js'])
})
