import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'

/** An upload as it comes in. `truncated`: it was longer than the limit and its end was dropped. */
export type IncomingFile = Readable & { readonly truncated?: boolean }

/** Where files lie while they are looked at: on disk, so that many uploads at once take no memory. */
export interface UploadFolder {
  /** Writes an incoming file down; `use` gets its path, and when it is done nothing is left there. */
  hold<T>(incoming: IncomingFile, use: (path: string) => Promise<T>): Promise<T>
  /** Gives the path of a file or folder that is to be made; when `use` is done nothing is left there. */
  lend<T>(use: (path: string) => Promise<T>): Promise<T>
}

/**
 * Opens the folder of a data folder. What a killed process left there nobody waits for any more; where several processes share the
 * data folder, each has one of its own, and what is left is old.
 */
export function openUploadFolder(dataFolder: string, isShared = false): UploadFolder {
  const root = join(dataFolder, 'uploads.tmp')
  const folder = isShared ? join(root, newId()) : root
  if (isShared) removeOld(root)
  else rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lend: UploadFolder['lend'] = async (use) => {
    const own = join(folder, newId())
    try {
      return await use(own)
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  }
  return {
    lend,
    hold: (incoming, use) =>
      lend(async (own) => {
        await pipeline(incoming, createWriteStream(own, { flags: 'wx', mode: 0o600 }))
        return use(own)
      }),
  }
}

function removeOld(root: string): void {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(root)) {
    const { mtimeMs = Date.now() } = statSync(join(root, name), { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < Date.now() - LIMITS.strayUploads) rmSync(join(root, name), { recursive: true, force: true })
  }
}
