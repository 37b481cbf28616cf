import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OBJECTS_FOLDER, UNFINISHED_RESTORE } from '../drivers/data-folder.ts'
import { syncFolder, writeDurably } from '../drivers/durable-write.ts'
import { openStorage, readObjects } from '../drivers/open-storage.ts'
import { readDisk } from '../drivers/read-disk.ts'
import { newId } from '../ids.ts'
import { messages } from '../messages.ts'
import { holdsAny, type ObjectStorage, type StoragePlace } from '../ports/object-storage.ts'
import type { S3Settings } from '../s3-settings.ts'
import { inParallel } from '../task-queue.ts'

const PARALLEL_FILES = 8
/** Stands in an unfinished restore and, by the name of that, in the bucket: the same text says that what is there is its own. */
const CLAIM_FILE = 'bucket'

/** A bucket that a backup is put into. */
export interface BucketTarget {
  /** Throws an `Error` for people when it holds anything but what an interrupted restore of this folder put there, which is taken away. */
  empty(mark: string): Promise<void>
  /** Makes it the own one of the new folder of an unfinished restore. */
  claim(mark: string): Promise<void>
  /** It is nobody's any more: the restore is done. */
  free(): Promise<void>
  /** Puts the objects below a folder into it. */
  fill(folder: string): Promise<void>
  /** Takes everything away again. */
  clear(): Promise<void>
}

/** Rejects with an `Error` that names the setting to mend when the bucket cannot be used. */
export async function openBucket(dataFolder: string, settings: S3Settings): Promise<BucketTarget> {
  const place: StoragePlace = { kind: 's3', folder: dataFolder, settings }
  const storage = await openStorage(place)
  const clear = (): Promise<void> => inParallel(storage.keys(), PARALLEL_FILES, (key) => storage.remove(key))
  return {
    clear,
    async empty(mark) {
      const file = join(mark, CLAIM_FILE)
      // As it is there now: it is the one object that changes.
      const claim = await (await readObjects(place)).read(UNFINISHED_RESTORE)
      if (claim && existsSync(file) && readFileSync(file, 'utf8') === String(claim)) await clear()
      else if (await holdsAny(storage)) throw new Error(messages.restoreOverBucket(settings.bucket))
    },
    async claim(mark) {
      const claim = newId()
      await writeDurably(join(mark, CLAIM_FILE), Buffer.from(claim))
      await syncFolder(mark)
      await storage.put(UNFINISHED_RESTORE, Buffer.from(claim))
    },
    free: () => storage.remove(UNFINISHED_RESTORE),
    fill: (folder) => fill(storage, folder),
  }
}

async function fill(storage: ObjectStorage, folder: string): Promise<void> {
  const files = readDisk(folder)
  await inParallel(files.keys(), PARALLEL_FILES, async (key) => {
    const path = await files.localFile(key)
    if (path === undefined) throw new Error(`${join(folder, OBJECTS_FOLDER, key)} is missing`)
    await storage.putFile(key, path)
  })
}
