import { access, constants, copyFile, open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalObjects, Part, StoredObjects } from '../ports/object-storage.ts'
import { OBJECTS_FOLDER } from './data-folder.ts'
import { diskPath } from './disk-path.ts'

export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code))

async function readPart(path: string, { from, size }: Part): Promise<Buffer | undefined> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(size), 0, size, from)
    return bytesRead === size ? buffer : undefined
  } finally {
    await file.close()
  }
}

/** Where the objects of a data folder lie. */
export const rootOf = (folder: string): string => join(folder, OBJECTS_FOLDER)

/** The objects of a data folder, for those who only read them. */
export function readDisk(folder: string): StoredObjects & LocalObjects {
  const root = rootOf(folder)
  const has = (key: string): Promise<boolean> =>
    access(diskPath(root, key)).then(
      () => true,
      () => false,
    )
  return {
    async read(key, part) {
      const path = diskPath(root, key)
      try {
        return await (part ? readPart(path, part) : readFile(path))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    has,
    async size(key) {
      try {
        const found = await stat(diskPath(root, key))
        return found.isFile() ? found.size : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    localFile: async (key) => ((await has(key)) ? diskPath(root, key) : undefined),
    keys: () => filesBelow(root),
    async copyOut(key, path) {
      try {
        await copyFile(diskPath(root, key), path, constants.COPYFILE_FICLONE)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
  }
}

/** All files below a folder, by their keys. */
async function* filesBelow(folder: string, prefix = ''): AsyncIterable<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), `${prefix}${entry.name}/`)
    else if (entry.isFile()) yield `${prefix}${entry.name}`
  }
}
