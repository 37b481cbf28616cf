import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './manifest.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|xhtml\+xml|rss\+xml)|image\/svg\+xml)/
/** Below this many bytes the answer fits one packet anyway. */
const SMALLEST = 256
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

/** The compressed forms of a file that are smaller than it; none for kinds that are compressed already. Runs beside the main thread. */
export async function compress(bytes: Uint8Array, type: string): Promise<ReadonlyMap<Encoding, Buffer>> {
  if (bytes.length < SMALLEST || !COMPRESSIBLE.test(type)) return new Map()
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: GZIP_LEVEL }),
  ])
  const made: [Encoding, Buffer][] = [
    ['br', br],
    ['gzip', gz],
  ]
  return new Map(made.filter(([, packed]) => packed.length < bytes.length))
}
