import { inParallel } from '../task-queue.ts'
import type { FolderFile, ObjectStorage } from '../ports/object-storage.ts'
import { createByteCache } from './byte-cache.ts'
import { fileKey, releaseKey, SUFFIX, type Encoding, type ReleaseFile, type ReleaseManifest } from './manifest.ts'
import { packFile, type ReleaseSource } from './pack-file.ts'

/** Releases as folders in the object storage. */
export interface ReleaseStore {
  /** Stores a release whole. Files that `previous` has too are taken from it, compressed forms included. */
  save(
    release: Omit<ReleaseManifest, 'files'>,
    sources: readonly ReleaseSource[],
    previous: ReleaseManifest | undefined,
    onFile: (done: number, total: number) => void,
  ): Promise<ReleaseManifest>
  load(projectId: string, releaseId: string): Promise<ReleaseManifest | undefined>
  read(release: ReleaseManifest, path: string, encoding: Encoding | undefined): Promise<Buffer | undefined>
  /** Ids of the stored releases of a project. */
  list(projectId: string): Promise<readonly string[]>
  remove(projectId: string, releaseId: string): Promise<void>
  removeAll(projectId: string): Promise<void>
}

const PARALLEL_COMPRESSIONS = 4

export function createReleaseStore(storage: ObjectStorage, cacheBytes: number): ReleaseStore {
  const cache = createByteCache(cacheBytes)

  return {
    async save(release, sources, previous, onFile) {
      const files: Record<string, ReleaseFile> = {}
      const stored: FolderFile[] = []
      let done = 0
      await inParallel(sources, PARALLEL_COMPRESSIONS, async (source) => {
        const packed = await packFile(source, previous)
        files[source.path] = packed.file
        stored.push(...packed.stored)
        onFile(++done, sources.length)
      })
      const manifest: ReleaseManifest = { ...release, files }
      stored.push({ path: 'release.json', bytes: Buffer.from(JSON.stringify(manifest)) })
      await storage.putFolder(releaseKey(release.projectId, release.id), stored)
      return manifest
    },
    async load(projectId, releaseId) {
      const bytes = await storage.read(`${releaseKey(projectId, releaseId)}/release.json`)
      return bytes && (JSON.parse(bytes.toString('utf8')) as ReleaseManifest)
    },
    async read(release, path, encoding) {
      const file = release.files[path]
      if (!file) return undefined
      const key = fileKey(release, path, file.tree) + (encoding ? SUFFIX[encoding] : '')
      return cache.get(key, () => storage.read(key))
    },
    list: (projectId) => storage.list(`releases/${projectId}`),
    async remove(projectId, releaseId) {
      cache.forget(releaseKey(projectId, releaseId))
      await storage.removeFolder(releaseKey(projectId, releaseId))
    },
    async removeAll(projectId) {
      cache.forget(`releases/${projectId}`)
      await storage.removeFolder(`releases/${projectId}`)
    },
  }
}
