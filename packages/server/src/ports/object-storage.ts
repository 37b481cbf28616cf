/** A file of a folder that is stored as one: its bytes, or the key of an object with the same bytes. */
export type FolderFile = { readonly path: string } & ({ readonly bytes: Uint8Array } | { readonly copyOf: string })

/** So many bytes of an object, from one of them on. */
export interface Part {
  readonly from: number
  readonly size: number
}

/** Files of a folder, some at a time. */
export type FolderFiles = Iterable<readonly FolderFile[]> | AsyncIterable<readonly FolderFile[]>

/**
 * Port: named objects of bytes. Keys are relative paths with `/`; a key that could leave the storage throws.
 * What was stored is on disk when the promise resolves, and is there whole or not at all.
 */
export interface ObjectStorage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a file of this machine, which may be moved away by it. */
  putFile(key: string, path: string): Promise<void>
  /** All of an object or a part of it; `undefined` when there is no such object, or it ends before the part does. */
  read(key: string, part?: Part): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
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

/** Storage for those who only look. */
export type ObjectReader = Pick<ObjectStorage, 'read' | 'has'>
