import { expect, it } from 'vitest'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { keepChunks, packChunk, removeChunk } from './chunk-store.ts'

/** Storage that only remembers keys, in the order they were stored. */
function memoryStorage(...keys: string[]) {
  const stored = new Set(keys)
  const storage: Pick<ObjectStorage, 'has' | 'put' | 'remove'> = {
    has: (key) => Promise.resolve(stored.has(key)),
    put: async (key) => void stored.add(key),
    remove: async (key) => void stored.delete(key),
  }
  return { storage: storage as ObjectStorage, stored }
}

const long = Buffer.from('const a = 1\n'.repeat(100))

it('makes the compressed forms of a chunk, and the plain one last', () => {
  const { forms } = packChunk('core-12345678.js', long)
  expect(forms.map(([suffix]) => suffix)).toEqual(['.br', '.gz', ''])
  expect(packChunk('tiny-12345678.js', Buffer.from('1')).forms.map(([suffix]) => suffix)).toEqual([''])
})

it('takes the form by brotli that the build made, unless it is larger than the chunk', () => {
  const made = Buffer.from('made by the build')
  expect(packChunk('core-12345678.js', long, made).forms[0]).toEqual(['.br', made])
  expect(packChunk('core-12345678.js', long, Buffer.alloc(long.length)).forms.map(([suffix]) => suffix)).toEqual(['.gz', ''])
})

it('refuses a name that is none of a chunk', () => {
  for (const file of ['../core.js', 'core.html', '.js', 'a/b.js']) expect(() => packChunk(file, long), file).toThrow(file)
})

it('reads and compresses only the chunks that storage does not have', async () => {
  const { storage, stored } = memoryStorage('chunks/old-12345678.js')
  const asked: (readonly string[])[] = []
  const pack = async (files: readonly string[]) => {
    asked.push(files)
    return files.map((file) => packChunk(file, long))
  }
  await keepChunks(storage, ['old-12345678.js', 'new-12345678.js'], pack)
  expect(asked).toEqual([['new-12345678.js']])
  expect([...stored].slice(1)).toEqual(['.br', '.gz', ''].map((suffix) => `chunks/new-12345678.js${suffix}`))
  await keepChunks(storage, ['old-12345678.js', 'new-12345678.js'], pack)
  expect(asked).toHaveLength(1)
})

it('forgets a chunk with all its forms', async () => {
  const { storage, stored } = memoryStorage()
  await keepChunks(storage, ['core-12345678.js'], async ([file = '']) => [packChunk(file, long)])
  expect(stored.size).toBe(3)
  await removeChunk(storage, 'core-12345678.js')
  expect(stored.size).toBe(0)
})
