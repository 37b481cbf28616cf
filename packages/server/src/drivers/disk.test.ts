import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdsAny, type StoredObjects } from '../ports/object-storage.ts'
import { openDisk } from './disk.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const text = (value: string) => new TextEncoder().encode(value)

it('gives back what was stored, and nothing for what was not', async () => {
  const disk = openDisk(folder)
  await disk.put('a/b.txt', text('one'))
  expect(String(await disk.read('a/b.txt'))).toBe('one')
  expect(await disk.read('a/c.txt')).toBeUndefined()
  expect(await disk.read('a')).toBeUndefined()
  expect(await disk.has('a/b.txt')).toBe(true)
})

it('tells how large an object is, where it lies on this machine, and writes it into a file', async () => {
  const disk = openDisk(folder)
  await disk.put('a/b.txt', text('one'))
  expect([await disk.size('a/b.txt'), await disk.size('a'), await disk.size('a/c.txt')]).toEqual([3, undefined, undefined])
  expect(readFileSync((await disk.localFile('a/b.txt')) ?? '', 'utf8')).toBe('one')
  expect(await disk.localFile('a/c.txt')).toBeUndefined()
  const copy = join(folder, 'copy.txt')
  expect([await disk.copyOut('a/b.txt', copy), await disk.copyOut('a/c.txt', join(folder, 'none'))]).toEqual([true, false])
  expect(readFileSync(copy, 'utf8')).toBe('one')
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

async function keysOf({ keys }: StoredObjects): Promise<readonly string[]> {
  const found: string[] = []
  for await (const key of keys()) found.push(key)
  return found.toSorted()
}

it('names every object, whichever folder it lies in', async () => {
  const disk = openDisk(folder)
  expect([await keysOf(disk), await holdsAny(disk)]).toEqual([[], false])
  for (const key of ['a/b.txt', 'a/c/d.txt', 'e.txt']) await disk.put(key, text(key))
  expect([await keysOf(disk), await holdsAny(disk)]).toEqual([['a/b.txt', 'a/c/d.txt', 'e.txt'], true])
})

it('refuses every key that could leave the storage', async () => {
  const disk = openDisk(folder)
  for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', '', '.', 'a/./b', 'a\\b', 'a\0b', 'C:/x', 'x'.repeat(300)]) {
    await expect(disk.put(key, text('x')), key).rejects.toThrow('not a storage key')
    await expect(disk.read(key), key).rejects.toThrow('not a storage key')
  }
})

it('stores a folder whole, taking unchanged files from another one', async () => {
  const disk = openDisk(folder)
  await disk.putFolder('one', [[{ path: 'public/a.html', bytes: text('a') }]])
  await disk.putFolder('two', [
    [{ path: 'public/a.html', copyOf: 'one/public/a.html' }],
    [{ path: 'public/deep/b.html', bytes: text('b') }],
  ])
  await disk.removeFolder('one')
  expect(String(await disk.read('two/public/a.html'))).toBe('a')
  expect(await disk.list('two/public')).toEqual(['a.html', 'deep'])
})

it('makes the folders of files as they come, however deep, beside those that are there', async () => {
  const disk = openDisk(folder)
  const paths = ['a/b/c/d.txt', 'top.txt', 'a/b/e.txt', 'a/f/g.txt', 'a/b/c/h.txt', 'i/j.txt']
  await disk.putFolder(
    'one',
    paths.map((path) => [{ path, bytes: text(path) }]),
  )
  await disk.putFolder('two', [paths.map((path) => ({ path, bytes: text(path) }))])
  for (const path of paths)
    expect([String(await disk.read(`one/${path}`)), String(await disk.read(`two/${path}`))]).toEqual([path, path])
  expect(await disk.list('one')).toEqual(['a', 'i', 'top.txt'])
  expect(await disk.list('two/a/b')).toEqual(['c', 'e.txt'])
})

it('leaves nothing behind when a folder cannot be stored whole', async () => {
  const disk = openDisk(folder)
  const broken = disk.putFolder('one', [
    [
      { path: 'a', bytes: text('a') },
      { path: 'b', copyOf: 'missing' },
    ],
  ])
  await expect(broken).rejects.toThrow()
  expect(await disk.list('one')).toEqual([])
  expect(readdirSync(join(folder, 'objects.tmp'))).toEqual([])
})

it('stores files of a folder as they come, and none when their maker fails', async () => {
  const disk = openDisk(folder)
  const before: string[] = []
  async function* files(error?: Error) {
    yield [{ path: 'a', bytes: text('a') }]
    before.push(...(await disk.list('one')))
    if (error) throw error
    yield [{ path: 'b', bytes: text('b') }]
  }
  await expect(disk.putFolder('one', files(new Error('the maker failed')))).rejects.toThrow('the maker failed')
  expect(await disk.list('one')).toEqual([])
  expect(readdirSync(join(folder, 'objects.tmp'))).toEqual([])
  await disk.putFolder('one', files())
  expect(await disk.list('one')).toEqual(['a', 'b'])
  // While they are made nobody sees any.
  expect(before).toEqual([])
})

it('gives back a part of what was stored, and nothing where it ends before the part does', async () => {
  const disk = openDisk(folder)
  await disk.put('a', text('one two three'))
  expect(String(await disk.read('a', { from: 4, size: 3 }))).toBe('two')
  expect(String(await disk.read('a', { from: 8, size: 5 }))).toBe('three')
  expect((await disk.read('a', { from: 13, size: 0 }))?.length).toBe(0)
  expect(await disk.read('a', { from: 8, size: 6 })).toBeUndefined()
  expect(await disk.read('a', { from: 99, size: 1 })).toBeUndefined()
  expect(await disk.read('b', { from: 0, size: 1 })).toBeUndefined()
})
