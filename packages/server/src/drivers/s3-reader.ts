import { writeFile } from 'node:fs/promises'
import type { LocalObjects, ObjectReader, Part, StoredObjects } from '../ports/object-storage.ts'
import type { S3Settings } from '../s3-settings.ts'
import { checkKey } from './disk-path.ts'
import type { ObjectCache } from './object-cache.ts'
import { connectS3, type S3Calls } from './s3-client.ts'

/** The objects of a bucket as they are there now, for those who check or copy them. */
export const readS3 = (settings: S3Settings): StoredObjects => readerOf(connectS3(settings))

/** The same for jobs: what was read once is kept on this machine, as objects never change. */
export const readKeptS3 = (settings: S3Settings, cache: ObjectCache): LocalObjects =>
  keeping(readerOf(connectS3(settings)), cache)

/** What a bucket holds, each time asked for anew. */
export function readerOf(calls: S3Calls): StoredObjects {
  const size = async (key: string): Promise<number | undefined> => calls.size(checkKey(key))
  const read: ObjectReader['read'] = async (key, part) => {
    if (part?.size !== 0) return calls.get(checkKey(key), part)
    // No range of the protocol is empty.
    const whole = await size(key)
    return whole === undefined || whole < part.from ? undefined : Buffer.alloc(0)
  }
  return {
    read,
    size,
    has: async (key) => (await size(key)) !== undefined,
    keys: () => allBelow(calls, ''),
    async copyOut(key, path) {
      const bytes = await read(key)
      if (bytes) await writeFile(path, bytes, { flag: 'wx' })
      return bytes !== undefined
    },
  }
}

/** Keys of all objects that begin so. */
export async function* allBelow(calls: S3Calls, prefix: string): AsyncIterable<string> {
  let from: string | undefined
  do {
    const { keys, next } = await calls.list(prefix, { from, isFlat: true })
    yield* keys
    from = next
  } while (from !== undefined)
}

const cut = (bytes: Buffer, part: Part | undefined): Buffer | undefined =>
  part === undefined
    ? bytes
    : part.from + part.size <= bytes.length
      ? bytes.subarray(part.from, part.from + part.size)
      : undefined

interface Fetching {
  readonly bytes: Promise<Buffer | undefined>
  /** Where its copy lies. */
  readonly file: Promise<string | undefined>
}

/** Objects of which copies are kept here. */
interface KeptObjects extends LocalObjects {
  /** Keeps no copy of an object any more, nor one that is on its way. */
  forget(key: string): Promise<void>
}

/** Reads each object once from afar, whole: a part of it is mostly followed by others. */
export function keeping(far: ObjectReader, cache: ObjectCache): KeptObjects {
  /** Of many who ask for one, one fetches it, until it is kept. */
  const underWay = new Map<string, Fetching>()
  function fetchWhole(key: string): Fetching {
    const known = underWay.get(key)
    if (known) return known
    const bytes = far.read(key)
    const file = bytes.then((found) => found && cache.keep(key, found))
    underWay.set(key, { bytes, file })
    // Whoever waits for the bytes need not wait for the copy, and a full disk is no reason to answer nothing.
    file.catch(() => undefined).finally(() => underWay.delete(key))
    return { bytes, file }
  }
  return {
    async read(key, part) {
      const kept = await cache.read(checkKey(key), part)
      if (kept) return kept
      const bytes = await fetchWhole(key).bytes
      return bytes && cut(bytes, part)
    },
    has: async (key) => (await cache.file(checkKey(key))) !== undefined || far.has(key),
    async forget(key) {
      await underWay.get(key)?.file.catch(() => undefined)
      await cache.forget(key)
    },
    size: (key) => far.size(key),
    async localFile(key) {
      return (await cache.file(checkKey(key))) ?? fetchWhole(key).file
    },
  }
}
