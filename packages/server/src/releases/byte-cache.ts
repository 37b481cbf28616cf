/** Bytes kept in memory up to a total size; what was used longest ago goes first. */
export interface ByteCache {
  get(key: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>
  /** What is kept, without reading it. */
  peek(key: string): Buffer | undefined
  /** Drops every entry below a prefix. */
  forget(prefix: string): void
}

/** Files above this share of the cache are never kept. */
const LARGEST_SHARE = 8

export function createByteCache(limit: number): ByteCache {
  const entries = new Map<string, Buffer>()
  let size = 0
  const drop = (key: string): void => {
    size -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }
  const peek = (key: string): Buffer | undefined => {
    const known = entries.get(key)
    if (known) {
      entries.delete(key)
      entries.set(key, known)
    }
    return known
  }
  return {
    peek,
    async get(key, read) {
      const known = peek(key)
      if (known) return known
      const bytes = await read()
      if (bytes && bytes.length <= limit / LARGEST_SHARE && !entries.has(key)) {
        entries.set(key, bytes)
        size += bytes.length
        for (const oldest of entries.keys()) {
          if (size <= limit) break
          drop(oldest)
        }
      }
      return bytes
    },
    forget(prefix) {
      for (const key of entries.keys()) if (key.startsWith(`${prefix}/`)) drop(key)
    },
  }
}
