import { narrowPictureJob } from '../jobs/narrow-picture/job.ts'
import { LIMITS } from '../limits.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { ObjectStorage, StoragePlace } from '../ports/object-storage.ts'
import { iconKey, narrowedKey } from '../uploads/file-kinds.ts'

/** Uploaded pictures in other widths: made when one is first asked for, and kept. */
export interface NarrowPictures {
  /** Bytes of the picture in that width (WebP). Nothing when it cannot be made, or not in the time that a visitor waits. */
  read(file: string, width: number): Promise<Buffer | undefined>
  /** The same for a square of that size (PNG). */
  readIcon(file: string, size: number): Promise<Buffer | undefined>
}

export interface NarrowPicturesOptions {
  readonly storage: ObjectStorage
  readonly storagePlace: StoragePlace
  readonly pool: Pick<JobPool, 'run'>
  readonly onError: (error: unknown) => void
  /** Milliseconds that a visitor waits. */
  readonly patience?: number
}

export function createNarrowPictures(options: NarrowPicturesOptions): NarrowPictures {
  const { storage, storagePlace, pool, onError, patience = LIMITS.narrowPatience } = options
  /** Of many who ask for one that nobody has yet, one makes it. */
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  /** What cannot be made is not tried again and again. */
  const failed = new Set<string>()

  async function make(file: string, width: number, isIcon: boolean, key: string): Promise<Buffer | undefined> {
    try {
      const bytes = Buffer.from(
        await pool.run(narrowPictureJob, { storage: storagePlace, file, width, ...(isIcon && { isIcon }) }),
      )
      await storage.put(key, bytes)
      return bytes
    } catch (error) {
      if (failed.size >= LIMITS.toldPages) failed.clear()
      failed.add(key)
      onError(error)
      return undefined
    } finally {
      underWay.delete(key)
    }
  }

  async function read(file: string, width: number, isIcon: boolean): Promise<Buffer | undefined> {
    const key = isIcon ? iconKey(file, width) : narrowedKey(file, width)
    const kept = await storage.read(key)
    if (kept || failed.has(key)) return kept
    const work = underWay.get(key) ?? make(file, width, isIcon, key)
    underWay.set(key, work)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), patience)))
    const made = await Promise.race([work, late])
    clearTimeout(timer)
    return made
  }

  return {
    read: (file, width) => read(file, width, false),
    readIcon: (file, size) => read(file, size, true),
  }
}
