/** Bytes that are kept, for whoever looks at them again and again. */
export interface KeptBytes {
  /** `undefined` once they are no longer kept. */
  bytes: Buffer | undefined
  /** Set by whoever used them. */
  isUsed: boolean
}

/** Bytes kept in memory up to a total size; what was not used since it was last looked at goes first, oldest of all. */
export interface ByteCache {
  get(key: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>
  /** What is kept, without reading it. */
  peek(key: string): KeptBytes | undefined
  /** Drops every entry below a prefix. */
  forget(prefix: string): void
}

/** Files above this share of the cache are never kept. */
const LARGEST_SHARE = 8

export function createByteCache(limit: number): ByteCache {
  const entries = new Map<string, KeptBytes>()
  let size = 0
  const drop = (key: string, kept: KeptBytes): void => {
    size -= kept.bytes?.length ?? 0
    kept.bytes = undefined
    entries.delete(key)
  }
  /** What was used since the last time gets one more round, so that using it costs no place in a row. */
  const makeRoom = (): void => {
    for (const [key, kept] of entries) {
      if (size <= limit) return
      if (kept.isUsed) {
        kept.isUsed = false
        entries.delete(key)
        entries.set(key, kept)
      } else drop(key, kept)
    }
  }
  return {
    peek: (key) => entries.get(key),
    async get(key, read) {
      const known = entries.get(key)
      if (known) {
        known.isUsed = true
        return known.bytes
      }
      const bytes = await read()
      if (bytes && bytes.length <= limit / LARGEST_SHARE && !entries.has(key)) {
        entries.set(key, { bytes, isUsed: false })
        size += bytes.length
        makeRoom()
      }
      return bytes
    },
    forget(prefix) {
      for (const [key, kept] of entries) if (key.startsWith(`${prefix}/`)) drop(key, kept)
    },
  }
}
