import { mkdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FolderFile, ObjectStorage } from '../ports/object-storage.ts'
import { newId } from '../ids.ts'
import { openWorkFolder } from '../work-folder.ts'
import { diskPath } from './disk-path.ts'
import { inParallel } from '../task-queue.ts'
import { isMissing, readDisk, rootOf } from './read-disk.ts'
import { flush, linkOrCopy, makeFolder, syncFolder, writeDurably } from './durable-write.ts'

const PARALLEL_FILES = 16
/** Folders below `made` that the files need and that are not among `known`, which they join: by depth, topmost first. */
function newFolders(files: readonly FolderFile[], made: string, known: Set<string>): readonly (readonly string[])[] {
  const byDepth: string[][] = []
  const add = (path: string): number => {
    if (path === made) return 0
    const depth = add(dirname(path)) + 1
    if (known.has(path)) return depth
    known.add(path)
    while (byDepth.length < depth) byDepth.push([])
    byDepth[depth - 1]?.push(path)
    return depth
  }
  for (const file of files) add(dirname(diskPath(made, file.path)))
  return byDepth
}

/** Objects as files below `{folder}/objects`, each made under a temporary name, flushed and renamed. @param isShared whether other processes keep theirs there */
export function openDisk(folder: string, isShared = false): ObjectStorage {
  const root = rootOf(folder)
  // What a killed process left half-made was never named; nobody can refer to it.
  const temporary = openWorkFolder(join(folder, 'objects.tmp'), isShared)
  mkdirSync(root, { recursive: true })

  async function moveIn(made: string, path: string): Promise<void> {
    await makeFolder(dirname(path))
    await rename(made, path)
    await syncFolder(dirname(path))
  }

  return {
    async put(key, bytes) {
      const path = diskPath(root, key)
      const made = join(temporary, newId())
      try {
        await writeDurably(made, bytes)
        await moveIn(made, path)
      } catch (error) {
        await rm(made, { force: true })
        throw error
      }
    },
    async putFile(key, path) {
      await flush(path)
      await moveIn(path, diskPath(root, key))
    },
    ...readDisk(folder),
    async putFolder(prefix, files) {
      const path = diskPath(root, prefix)
      const made = join(temporary, newId())
      try {
        const folders = new Set([made])
        await mkdir(made, { recursive: true })
        for await (const some of files) {
          // Those above before those below; beside one another in any order.
          for (const beside of newFolders(some, made, folders))
            await inParallel(beside, PARALLEL_FILES, async (each) => void (await mkdir(each, { recursive: true })))
          await inParallel(some, PARALLEL_FILES, (file) => {
            const target = diskPath(made, file.path)
            return 'bytes' in file ? writeDurably(target, file.bytes) : linkOrCopy(diskPath(root, file.copyOf), target)
          })
        }
        await inParallel([...folders], PARALLEL_FILES, syncFolder)
        await moveIn(made, path)
      } catch (error) {
        await rm(made, { recursive: true, force: true })
        throw error
      }
    },
    remove: (key) => rm(diskPath(root, key), { force: true }),
    removeFolder: (prefix) => rm(diskPath(root, prefix), { recursive: true, force: true }),
    async list(prefix) {
      try {
        return (await readdir(diskPath(root, prefix))).toSorted()
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
  }
}
