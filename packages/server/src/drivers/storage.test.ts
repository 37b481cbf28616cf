import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdsAny, type ObjectStorage, type StoredObjects } from '../ports/object-storage.ts'
import { startS3Server, type S3Server } from '../testing/s3-server.ts'
import { openDisk } from './disk.ts'
import { openObjectCache } from './object-cache.ts'
import { openS3 } from './s3.ts'

const text = (value: string) => new TextEncoder().encode(value)

async function keysOf({ keys }: StoredObjects): Promise<readonly string[]> {
  const found: string[] = []
  for await (const key of keys()) found.push(key)
  return found.toSorted()
}

// What holds for one storage holds for the other: whoever stores and reads knows no difference.
describe.each(['disk', 'S3'] as const)('objects on %s', (kind) => {
  let folder = ''
  let s3: S3Server | undefined
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'heddle-storage-'))
    s3 = kind === 'S3' ? await startS3Server({ pageSize: 2 }) : undefined
  })
  afterEach(async () => {
    await s3?.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  })

  const open = async (): Promise<ObjectStorage> => {
    const cache = { folder: join(folder, 'cache'), limit: 1_000_000, life: 60_000, now: Date.now }
    return s3 ? openS3(s3.settings, openObjectCache(cache)) : openDisk(folder)
  }
  /** What a folder that was not stored left behind. */
  const leftovers = () =>
    s3 ? [...s3.objects.keys()].filter((key) => key.startsWith('one')) : readdirSync(join(folder, 'objects.tmp'))

  it('gives back what was stored, and nothing for what was not', async () => {
    const storage = await open()
    await storage.put('a/b.txt', text('one'))
    expect(String(await storage.read('a/b.txt'))).toBe('one')
    expect(await storage.read('a/c.txt')).toBeUndefined()
    expect(await storage.read('a')).toBeUndefined()
    expect(await storage.has('a/b.txt')).toBe(true)
  })

  it('tells how large an object is, where it lies on this machine, and writes it into a file', async () => {
    const storage = await open()
    await storage.put('a/b.txt', text('one'))
    expect([await storage.size('a/b.txt'), await storage.size('a'), await storage.size('a/c.txt')]).toEqual([
      3,
      undefined,
      undefined,
    ])
    expect(readFileSync((await storage.localFile('a/b.txt')) ?? '', 'utf8')).toBe('one')
    expect(await storage.localFile('a/c.txt')).toBeUndefined()
    const copy = join(folder, 'copy.txt')
    expect([await storage.copyOut('a/b.txt', copy), await storage.copyOut('a/c.txt', join(folder, 'none'))]).toEqual([
      true,
      false,
    ])
    expect(readFileSync(copy, 'utf8')).toBe('one')
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  it('names every object, whichever folder it lies in', async () => {
    const storage = await open()
    expect([await keysOf(storage), await holdsAny(storage)]).toEqual([[], false])
    for (const key of ['a/b.txt', 'a/c/d.txt', 'e.txt']) await storage.put(key, text(key))
    expect([await keysOf(storage), await holdsAny(storage)]).toEqual([['a/b.txt', 'a/c/d.txt', 'e.txt'], true])
  })

  it('refuses every key that could leave the storage', async () => {
    const storage = await open()
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', '', '.', 'a/./b', 'a\\b', 'a\0b', 'C:/x', 'x'.repeat(300)]) {
      await expect(storage.put(key, text('x')), key).rejects.toThrow('not a storage key')
      await expect(storage.read(key), key).rejects.toThrow('not a storage key')
    }
  })

  it('stores a folder whole, taking unchanged files from another one', async () => {
    const storage = await open()
    await storage.putFolder('one', [[{ path: 'public/a.html', bytes: text('a') }]])
    await storage.putFolder('two', [
      [{ path: 'public/a.html', copyOf: 'one/public/a.html' }],
      [{ path: 'public/deep/b.html', bytes: text('b') }],
    ])
    await storage.removeFolder('one')
    expect(String(await storage.read('two/public/a.html'))).toBe('a')
    expect(await storage.list('two/public')).toEqual(['a.html', 'deep'])
  })

  it('makes the folders of files as they come, however deep, beside those that are there', async () => {
    const storage = await open()
    const paths = ['a/b/c/d.txt', 'top.txt', 'a/b/e.txt', 'a/f/g.txt', 'a/b/c/h.txt', 'i/j.txt']
    await storage.putFolder(
      'one',
      paths.map((path) => [{ path, bytes: text(path) }]),
    )
    await storage.putFolder('two', [paths.map((path) => ({ path, bytes: text(path) }))])
    for (const path of paths)
      expect([String(await storage.read(`one/${path}`)), String(await storage.read(`two/${path}`))]).toEqual([path, path])
    expect(await storage.list('one')).toEqual(['a', 'i', 'top.txt'])
    expect(await storage.list('two/a/b')).toEqual(['c', 'e.txt'])
  })

  it('leaves nothing behind when a folder cannot be stored whole', async () => {
    const storage = await open()
    const broken = storage.putFolder('one', [
      [
        { path: 'a', bytes: text('a') },
        { path: 'b', copyOf: 'missing' },
      ],
    ])
    await expect(broken).rejects.toThrow()
    expect(await storage.list('one')).toEqual([])
    expect(leftovers()).toEqual([])
  })

  it('stores files of a folder as they come, and none when their maker fails', async () => {
    const storage = await open()
    const before: string[] = []
    async function* files(error?: Error) {
      yield [{ path: 'a', bytes: text('a') }]
      before.push(...(await storage.list('one')))
      if (error) throw error
      yield [{ path: 'b', bytes: text('b') }]
    }
    await expect(storage.putFolder('one', files(new Error('the maker failed')))).rejects.toThrow('the maker failed')
    expect(await storage.list('one')).toEqual([])
    expect(leftovers()).toEqual([])
    await storage.putFolder('one', files())
    expect(await storage.list('one')).toEqual(['a', 'b'])
    // While they are made nobody sees any.
    expect(before).toEqual([])
  })

  it('gives back a part of what was stored, and nothing where it ends before the part does', async () => {
    const storage = await open()
    await storage.put('a', text('one two three'))
    expect(String(await storage.read('a', { from: 4, size: 3 }))).toBe('two')
    expect(String(await storage.read('a', { from: 8, size: 5 }))).toBe('three')
    expect((await storage.read('a', { from: 13, size: 0 }))?.length).toBe(0)
    expect(await storage.read('a', { from: 8, size: 6 })).toBeUndefined()
    expect(await storage.read('a', { from: 99, size: 1 })).toBeUndefined()
    expect(await storage.read('b', { from: 0, size: 1 })).toBeUndefined()
  })

  it('stores a file of this machine, removes an object and all of a folder, and what is not there too', async () => {
    const storage = await open()
    const path = join(folder, 'given')
    writeFileSync(path, 'file')
    await storage.putFile('a/file', path)
    await storage.put('a/other', text('o'))
    await storage.put('ab', text('b'))
    expect(String(await storage.read('a/file'))).toBe('file')
    await storage.remove('a/file')
    await storage.remove('a/file')
    expect([await storage.read('a/file'), await storage.has('a/file')]).toEqual([undefined, false])
    await storage.removeFolder('a')
    await storage.removeFolder('never')
    expect(await keysOf(storage)).toEqual(['ab'])
  })

  it('lists what lies directly below a folder, however much that is', async () => {
    const storage = await open()
    const names = Array.from({ length: 7 }, (_, at) => `name ${at}ü&`)
    for (const name of names) await storage.put(`list/${name}/deep`, text('x'))
    await storage.put('list/z', text('x'))
    expect(await storage.list('list')).toEqual([...names, 'z'])
    expect(await storage.list('lis')).toEqual([])
    expect(await keysOf(storage)).toHaveLength(8)
  })
})
