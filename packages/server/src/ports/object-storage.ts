import type { S3Settings } from '../s3-settings.ts'

/** A file of a folder that is stored as one: its bytes, or the key of an object with the same bytes. */
export type FolderFile = { readonly path: string } & ({ readonly bytes: Uint8Array } | { readonly copyOf: string })

/** So many bytes of an object, from one of them on. */
export interface Part {
  readonly from: number
  readonly size: number
}

/** Files of a folder, some at a time. */
export type FolderFiles = Iterable<readonly FolderFile[]> | AsyncIterable<readonly FolderFile[]>

/** Storage for those who look at what they know of. */
export interface ObjectReader {
  /** All of an object or a part of it; `undefined` when there is no such object, or it ends before the part does. */
  read(key: string, part?: Part): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Bytes of an object; `undefined` when there is no such object. */
  size(key: string): Promise<number | undefined>
}

/** The same for those who need files. */
export interface LocalObjects extends ObjectReader {
  /** A file of this machine with the bytes of an object, to be read only, and soon; `undefined` when there is no such object. */
  localFile(key: string): Promise<string | undefined>
}

/** Storage for those who look at all of it. */
export interface StoredObjects extends ObjectReader {
  /** Keys of all objects. What is stored or removed meanwhile may be among them or not. */
  keys(): AsyncIterable<string>
  /** Writes an object into the new file `path`; `false` when there is no such object. */
  copyOut(key: string, path: string): Promise<boolean>
}

/** Where objects are, as other processes are told it: each opens them by itself. */
export type StoragePlace = {
  /** The data folder. */
  readonly folder: string
} & ({ readonly kind: 'disk' } | { readonly kind: 's3'; readonly settings: S3Settings })

/**
 * Port: named objects of bytes. Keys are relative paths with `/`; a key that could leave the storage throws.
 * What was stored is on disk when the promise resolves, and is there whole or not at all.
 */
export interface ObjectStorage extends StoredObjects, LocalObjects {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a file of this machine, which may be moved away by it. */
  putFile(key: string, path: string): Promise<void>
  /**
   * Stores many objects below `prefix`, which must not exist yet; all of them or none. They are taken as they come, while others
   * are still made; where their maker fails nothing is stored, and the promise rejects with what it failed with.
   */
  putFolder(prefix: string, files: FolderFiles): Promise<void>
  remove(key: string): Promise<void>
  removeFolder(prefix: string): Promise<void>
  /** Names directly below `prefix`, sorted; empty when there is none. */
  list(prefix: string): Promise<readonly string[]>
}

/** Whether anything is stored: uploads, releases, chunks of sites. */
export async function holdsAny(storage: Pick<StoredObjects, 'keys'>): Promise<boolean> {
  for await (const _ of storage.keys()) return true
  return false
}
