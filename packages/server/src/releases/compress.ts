import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './manifest.ts'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|xhtml\+xml|rss\+xml)|image\/svg\+xml)/
/** Below this many bytes the answer fits one packet anyway. */
const SMALLEST = 256
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

/**
 * The compressed forms of a file that are smaller than it; none for kinds that are compressed already.
 * For workers: it neither returns before it is done nor takes room in the thread pool that reads files and checks passwords.
 * @param brotli that form, where somebody made it before
 */
export function compress(bytes: Uint8Array, type: string, brotli?: Uint8Array): ReadonlyMap<Encoding, Uint8Array> {
  if (bytes.length < SMALLEST || !COMPRESSIBLE.test(type)) return new Map()
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const made: [Encoding, Uint8Array][] = [
    ['br', brotli ?? brotliCompressSync(bytes, { params })],
    ['gzip', gzipSync(bytes, { level: GZIP_LEVEL })],
  ]
  return new Map(made.filter(([, packed]) => packed.length < bytes.length))
}
