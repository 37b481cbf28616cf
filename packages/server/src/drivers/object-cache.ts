import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../ids.ts'
import type { Part } from '../ports/object-storage.ts'

/** Objects that never change, kept on this machine up to a total size; what was read longest ago goes first. */
export interface ObjectCache {
  /** All or a part of what is kept. */
  read(key: string, part?: Part): Promise<Buffer | undefined>
  /** The file with what is kept. */
  file(key: string): Promise<string | undefined>
  /** Keeps an object; answers with its file. */
  keep(key: string, bytes: Uint8Array): Promise<string>
  forget(key: string): Promise<void>
}

export interface ObjectCacheOptions {
  readonly folder: string
  /** Bytes of all files, about: several processes may keep theirs in one folder. */
  readonly limit: number
  /** Milliseconds after which an object is fetched anew: other processes may have removed it. */
  readonly life: number
  readonly now: () => number
}

/** Share of the limit that is written before the folder is looked at again. */
const LOOKS = 16
/** That something was read is written down so seldom, in milliseconds. */
const NOTED = 60_000

export function openObjectCache({ folder, limit, life, now }: ObjectCacheOptions): ObjectCache {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  /** Bytes written since the folder was looked at; what lies there from before is unknown. */
  let written = limit
  const pathOf = (key: string): string => join(folder, createHash('sha256').update(key).digest('hex'))

  /** Opens what is kept and still counts; a file's time of change is when it was fetched, that of access when it was read. */
  async function openKept(key: string) {
    const path = pathOf(key)
    const file = await open(path, 'r').catch(() => undefined)
    if (!file) return undefined
    const { size, mtimeMs, atimeMs, mtime } = await file.stat()
    if (now() - mtimeMs < life) {
      if (now() - atimeMs > NOTED) await utimes(path, new Date(now()), mtime).catch(() => undefined)
      return { file, size, path }
    }
    await file.close()
    return undefined
  }

  async function sweep(): Promise<void> {
    written = 0
    const names = await readdir(folder)
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name)
        const facts = await stat(path).catch(() => undefined)
        return facts ? [{ path, size: facts.size, read: facts.atimeMs, fetched: facts.mtimeMs }] : []
      }),
    )
    const files = found.flat().toSorted((one, other) => other.read - one.read)
    let total = 0
    for (const { path, size, fetched } of files) {
      total += size
      if (total > limit || now() - fetched >= life) await rm(path, { force: true })
    }
  }

  return {
    async read(key, part) {
      const kept = await openKept(key)
      if (!kept) return undefined
      const { file, size } = kept
      try {
        const { from, size: wanted } = part ?? { from: 0, size }
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, from)
        return bytesRead === wanted ? buffer : undefined
      } finally {
        await file.close()
      }
    },
    async file(key) {
      const kept = await openKept(key)
      await kept?.file.close()
      return kept?.path
    },
    async keep(key, bytes) {
      const [path, made] = [pathOf(key), join(folder, newId())]
      try {
        // Flushed before it has its name: after a power cut a file is whole or not there.
        await writeFile(made, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await utimes(made, new Date(now()), new Date(now()))
        await rename(made, path)
      } catch (error) {
        await rm(made, { force: true })
        throw error
      }
      written += bytes.length
      if (written >= limit / LOOKS) await sweep()
      return path
    },
    forget: (key) => rm(pathOf(key), { force: true }),
  }
}
