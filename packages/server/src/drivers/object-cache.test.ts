import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openObjectCache } from './object-cache.ts'

let folder = ''
let time = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-cache-'))
  time = 1_700_000_000_000
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (limit = 1_000_000) => openObjectCache({ folder, limit, life: 86_400_000, now: () => time })
const bytes = (size: number, of = 'x') => Buffer.alloc(size, of)
const total = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

it('gives back what is kept, whole or in part, also to another process', async () => {
  await open().keep('a/b', Buffer.from('one two three'))
  const other = open()
  expect(String(await other.read('a/b'))).toBe('one two three')
  expect(String(await other.read('a/b', { from: 4, size: 3 }))).toBe('two')
  expect(await other.read('a/b', { from: 8, size: 9 })).toBeUndefined()
  expect(await other.read('a/c')).toBeUndefined()
  expect(readFileSync((await other.file('a/b')) ?? '', 'utf8')).toBe('one two three')
})

it('forgets what it is told to, and what was fetched too long ago', async () => {
  const cache = open()
  await cache.keep('gone', bytes(1))
  await cache.keep('old', bytes(1))
  await cache.forget('gone')
  await cache.forget('never kept')
  expect(await cache.read('gone')).toBeUndefined()
  time += 86_399_999
  expect(await cache.read('old')).toBeDefined()
  time += 1
  expect([await cache.read('old'), await cache.file('old')]).toEqual([undefined, undefined])
  await open().keep('new', bytes(1))
  expect(readdirSync(folder)).toHaveLength(1)
})

it('holds about as many bytes as it may, and lets go of what was read longest ago', async () => {
  const cache = open(1_000)
  for (let at = 0; at < 40; at += 1) {
    time += 60_001
    await cache.keep(`object-${at}`, bytes(100))
    // Somebody reads the first one again and again.
    expect(await cache.read('object-0')).toBeDefined()
    expect(total()).toBeLessThanOrEqual(1_000 + 1_000 / 16)
  }
  expect(await cache.read('object-39')).toBeDefined()
  expect(await cache.read('object-1')).toBeUndefined()
})

it('leaves nothing half-written behind', async () => {
  const cache = open()
  await Promise.all(Array.from({ length: 20 }, () => cache.keep('same', bytes(5_000))))
  expect(readdirSync(folder)).toHaveLength(1)
  rmSync(folder, { recursive: true })
  await expect(cache.keep('same', bytes(1))).rejects.toThrow('ENOENT')
})
