import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import { openWorkFolder } from '../work-folder.ts'

/** An upload as it comes in. `truncated`: it was longer than the limit and its end was dropped. */
export type IncomingFile = Readable & { readonly truncated?: boolean }

/** Where files lie while they are looked at: on disk, so that many uploads at once take no memory. */
export interface UploadFolder {
  /** Writes an incoming file down; `use` gets its path, and when it is done nothing is left there. */
  hold<T>(incoming: IncomingFile, use: (path: string) => Promise<T>): Promise<T>
  /** Gives the path of a file or folder that is to be made; when `use` is done nothing is left there. */
  lend<T>(use: (path: string) => Promise<T>): Promise<T>
}

/** Opens the folder of a data folder. */
export function openUploadFolder(dataFolder: string, isShared = false): UploadFolder {
  const folder = openWorkFolder(join(dataFolder, 'uploads.tmp'), isShared)
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
