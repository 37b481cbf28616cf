import { readFile } from 'node:fs/promises'
import type { FolderFile, ObjectStorage } from '../ports/object-storage.ts'
import type { S3Settings } from '../s3-settings.ts'
import { inParallel } from '../task-queue.ts'
import { checkKey } from './disk-path.ts'
import type { ObjectCache } from './object-cache.ts'
import { connectS3, type S3Calls } from './s3-client.ts'
import { describeRefusal, StorageUnreachable } from './s3-faults.ts'
import { allBelow, keeping, readerOf } from './s3-reader.ts'

const PARALLEL_CALLS = 16
/** Whole files are in memory while they are sent. */
const PARALLEL_FILES = 4

/** The bucket of a server. Rejects with an `Error` that names the setting and what to do when it cannot be used. */
export async function openS3(settings: S3Settings, cache: ObjectCache): Promise<ObjectStorage> {
  const calls = connectS3(settings)
  try {
    await calls.list('', { most: 1 })
  } catch (error) {
    calls.close()
    throw error instanceof StorageUnreachable ? describeRefusal(error, settings) : error
  }
  return storageOf(calls, cache)
}

class FolderExists extends Error {
  constructor(prefix: string) {
    super(`there is a ${prefix} already`)
  }
}

function storageOf(calls: S3Calls, cache: ObjectCache): ObjectStorage {
  const all = readerOf(calls)
  const { forget, ...near } = keeping(all, cache)

  const remove = async (key: string): Promise<void> => {
    await calls.remove(checkKey(key))
    await forget(key)
  }
  const removeAll = (prefix: string): Promise<void> => inParallel(allBelow(calls, prefix), PARALLEL_CALLS, remove)

  async function putAt(prefix: string, file: FolderFile): Promise<void> {
    const key = checkKey(`${prefix}/${file.path}`)
    await ('bytes' in file ? calls.put(key, file.bytes) : calls.copy(checkKey(file.copyOf), key))
  }

  /** Stores the file that makes a folder one; its bytes stand there when the answer to a first try got lost. */
  async function putLast(prefix: string, file: FolderFile): Promise<void> {
    if (!('bytes' in file)) return putAt(prefix, file)
    const key = checkKey(`${prefix}/${file.path}`)
    try {
      await calls.put(key, file.bytes, true)
    } catch (error) {
      if (!(error instanceof StorageUnreachable) || error.reason !== 'PreconditionFailed') throw error
      if (!(await calls.get(key))?.equals(file.bytes)) throw new FolderExists(prefix)
    }
  }

  /** Folders that are stored now: what knows of no release by their name must not take them for left behind. */
  const making = new Set<string>()
  /** Waits for whoever else sends whole files. */
  let sending = 0
  const waiting: (() => void)[] = []
  async function inTurn(send: () => Promise<void>): Promise<void> {
    if (sending >= PARALLEL_FILES) await new Promise<void>((resolve) => waiting.push(resolve))
    sending += 1
    try {
      await send()
    } finally {
      sending -= 1
      waiting.shift()?.()
    }
  }

  return {
    ...all,
    ...near,
    put: async (key, bytes) => calls.put(checkKey(key), bytes),
    putFile: (key, path) => inTurn(async () => calls.put(checkKey(key), await readFile(path))),
    async putFolder(prefix, files) {
      making.add(prefix)
      let isBegun = false
      let last: FolderFile | undefined
      try {
        for await (const some of files) {
          isBegun = true
          const before: readonly FolderFile[] = last ? [last, ...some] : some
          last = before.at(-1)
          await inParallel(before.slice(0, -1), PARALLEL_CALLS, (file) => putAt(prefix, file))
        }
        if (last) await putLast(prefix, last)
      } catch (error) {
        // Whoever looks for the folder looks for its last file: nobody has seen any of it.
        if (isBegun && !(error instanceof FolderExists)) await removeAll(`${checkKey(prefix)}/`).catch(() => undefined)
        throw error
      } finally {
        making.delete(prefix)
      }
    },
    remove,
    removeFolder: (prefix) => removeAll(`${checkKey(prefix)}/`),
    async list(prefix) {
      const below = `${checkKey(prefix)}/`
      if (making.has(prefix)) return []
      const names: string[] = []
      let from: string | undefined
      do {
        const { keys, folders, next } = await calls.list(below, { from })
        names.push(...keys.map((key) => key.slice(below.length)), ...folders.map((key) => key.slice(below.length, -1)))
        from = next
      } while (from !== undefined)
      return names.filter((name) => !making.has(`${prefix}/${name}`)).toSorted()
    },
  }
}
