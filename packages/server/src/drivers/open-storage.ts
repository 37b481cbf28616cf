import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import {
  holdsAny,
  type LocalObjects,
  type ObjectStorage,
  type StoragePlace,
  type StoredObjects,
} from '../ports/object-storage.ts'
import { holdsObjects } from './data-folder.ts'
import { openDisk } from './disk.ts'
import { openObjectCache } from './object-cache.ts'
import { readDisk } from './read-disk.ts'

/** Where a server keeps its objects. */
export const storagePlace = ({ dataFolder: folder, s3 }: Pick<ServerConfig, 'dataFolder' | 's3'>): StoragePlace =>
  s3 ? { kind: 's3', folder, settings: s3 } : { kind: 'disk', folder }

/** Only who keeps objects elsewhere needs what speaks with it. */
const loadS3 = () => import('./s3.ts')
const loadReader = () => import('./s3-reader.ts')

const cacheOf = (folder: string) =>
  openObjectCache({
    folder: join(folder, 'objects.cache'),
    limit: LIMITS.objectCacheBytes,
    life: LIMITS.objectCacheLife,
    now: Date.now,
  })

/** Opens the objects for the process that keeps them. Rejects with an `Error` that says which setting to mend. */
export async function openStorage(place: StoragePlace, isShared = false): Promise<ObjectStorage> {
  const { kind, folder } = place
  if (kind === 'disk') return openDisk(folder, isShared)
  const storage = await (await loadS3()).openS3(place.settings, cacheOf(folder))
  if (holdsObjects(folder) && !(await holdsAny(storage)))
    throw new Error(messages.objectsLeftBehind(folder, place.settings.bucket))
  return storage
}

/** One connection for all jobs of a process. */
const opened = new Map<string, Promise<LocalObjects>>()

/** Opens the objects for jobs, which only look. */
export function readStorage(place: StoragePlace): Promise<LocalObjects> {
  const key = JSON.stringify(place)
  const known = opened.get(key) ?? openReader(place)
  opened.set(key, known)
  return known
}

async function openReader(place: StoragePlace): Promise<LocalObjects> {
  return place.kind === 'disk' ? readDisk(place.folder) : (await loadReader()).readKeptS3(place.settings, cacheOf(place.folder))
}

/** Opens the objects as they are there now for checks and backups, also while a server keeps them. */
export const readObjects = async (place: StoragePlace): Promise<StoredObjects> =>
  place.kind === 'disk' ? readDisk(place.folder) : (await loadReader()).readS3(place.settings)
