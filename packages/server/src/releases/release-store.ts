import type { FolderFiles, ObjectStorage } from '../ports/object-storage.ts'
import { createByteCache, type KeptBytes } from './byte-cache.ts'
import { placeOf, releaseKey, type Encoding, type FilePlace, type ReleaseManifest } from './manifest.ts'
import { loadManifest } from './stored-list.ts'

/** Releases as folders in the object storage. */
export interface ReleaseStore {
  /** Stores the files of a release, all of them or none; see `putFolder`. */
  save(projectId: string, releaseId: string, files: FolderFiles): Promise<void>
  load(projectId: string, releaseId: string): Promise<ReleaseManifest | undefined>
  read(release: ReleaseManifest, path: string, encoding: Encoding | undefined): Promise<Buffer | undefined>
  /** The bytes, where they are in memory. */
  peek(release: ReleaseManifest, path: string, encoding: Encoding | undefined): KeptBytes | undefined
  /** Ids of the stored releases of a project. */
  list(projectId: string): Promise<readonly string[]>
  remove(projectId: string, releaseId: string): Promise<void>
  removeAll(projectId: string): Promise<void>
}

export function createReleaseStore(storage: ObjectStorage, cacheBytes: number): ReleaseStore {
  const cache = createByteCache(cacheBytes)
  const keyOf = ({ key, part }: FilePlace): string => `${key} ${part?.from ?? ''}`
  const find = (release: ReleaseManifest, path: string, encoding: Encoding | undefined): FilePlace | undefined => {
    const file = release.files[path]
    return file && placeOf(release, path, file, encoding)
  }

  return {
    save: (projectId, releaseId, files) => storage.putFolder(releaseKey(projectId, releaseId), files),
    load: (projectId, releaseId) => loadManifest(storage, projectId, releaseId),
    async read(release, path, encoding) {
      const place = find(release, path, encoding)
      return place && cache.get(keyOf(place), () => storage.read(place.key, place.part))
    },
    peek(release, path, encoding) {
      const place = find(release, path, encoding)
      return place && cache.peek(keyOf(place))
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
