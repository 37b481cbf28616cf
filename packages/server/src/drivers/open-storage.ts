import type { ServerConfig } from '../config.ts'
import type { ObjectStorage, StoragePlace, StoredObjects } from '../ports/object-storage.ts'
import { openDisk } from './disk.ts'
import { readDisk } from './read-disk.ts'

/** Where a server keeps its objects. */
export const storagePlace = ({ dataFolder }: Pick<ServerConfig, 'dataFolder'>): StoragePlace => ({
  kind: 'disk',
  folder: dataFolder,
})

/** Opens the objects for the process that keeps them. */
export const openStorage = async ({ folder }: StoragePlace): Promise<ObjectStorage> => openDisk(folder)

/** Opens the objects for those who only look, also while another process keeps them: jobs, checks, backups. */
export const readStorage = async ({ folder }: StoragePlace): Promise<StoredObjects> => readDisk(folder)
