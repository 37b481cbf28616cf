import { join } from 'node:path'

const MAX_SEGMENT_BYTES = 200
const FORBIDDEN = /[\p{Cc}\\:*?"<>|]/u

/** The key. Throws an `Error` naming one that could leave a storage or that a file system refuses. */
export function checkKey(key: string): string {
  for (const segment of key.split('/')) {
    const isPlain = segment !== '' && segment !== '.' && segment !== '..' && !FORBIDDEN.test(segment) && !segment.endsWith('.')
    if (!isPlain || Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) throw new Error(`not a storage key: ${JSON.stringify(key)}`)
  }
  return key
}

/** The path of a key below `root`; see `checkKey`. */
export const diskPath = (root: string, key: string): string => join(root, ...checkKey(key).split('/'))
