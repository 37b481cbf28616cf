import { expect, it } from 'vitest'
import type { JobPool } from '../pool/job-pool.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { createNarrowPictures } from './narrow-pictures.ts'

const FILE = `${'a'.repeat(40)}.png`

/** A pool that makes pictures when it is told to. */
function openPictures(make: () => Promise<Uint8Array>, patience = 1000) {
  const kept = new Map<string, Buffer>()
  const storage: Partial<ObjectStorage> = {
    read: (key) => Promise.resolve(kept.get(key)),
    put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  }
  const asked: unknown[] = []
  const errors: unknown[] = []
  const run = (_job: unknown, input: unknown) => {
    asked.push(input)
    return make()
  }
  const pictures = createNarrowPictures({
    storage: storage as ObjectStorage,
    storagePlace: { kind: 'disk', folder: '/data' },
    pool: { run } as unknown as JobPool,
    onError: (error) => errors.push(error),
    patience,
  })
  return { pictures, asked, errors, kept }
}

it('a width is made once, also for many who ask at once, and kept', async () => {
  const { pictures, asked, kept } = openPictures(() => Promise.resolve(Buffer.from('narrow')))
  const read = async () => String(await pictures.read(FILE, 320))
  expect(await Promise.all([read(), read(), read()])).toEqual(['narrow', 'narrow', 'narrow'])
  expect(await read()).toBe('narrow')
  expect(asked).toEqual([{ storage: { kind: 'disk', folder: '/data' }, file: FILE, width: 320 }])
  expect([...kept.keys()]).toEqual([`pictures/aa/${FILE}/320.webp`])
})

it('a visitor does not wait longer than they would; what comes too late is kept for the next', async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const { pictures, kept } = openPictures(() => promise, 5)
  expect(await pictures.read(FILE, 320)).toBeUndefined()
  resolve(Buffer.from('narrow'))
  await expect.poll(() => kept.size).toBe(1)
  expect(String(await pictures.read(FILE, 320))).toBe('narrow')
})

it('what cannot be made is told once and not tried again and again', async () => {
  const { pictures, asked, errors } = openPictures(() => Promise.reject(new Error('torn')))
  for (const width of [320, 320, 640]) expect(await pictures.read(FILE, width)).toBeUndefined()
  expect(asked).toHaveLength(2)
  expect(errors).toEqual([new Error('torn'), new Error('torn')])
})
