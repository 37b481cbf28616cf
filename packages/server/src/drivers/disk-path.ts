import { join } from 'node:path'

const MAX_SEGMENT_BYTES = 200
const FORBIDDEN = /[\p{Cc}\\:*?"<>|]/u

/** The path of a key below `root`. Throws an `Error` naming a key that could leave the root or that a file system refuses. */
export function diskPath(root: string, key: string): string {
  const segments = key.split('/')
  for (const segment of segments) {
    const isPlain = segment !== '' && segment !== '.' && segment !== '..' && !FORBIDDEN.test(segment) && !segment.endsWith('.')
    if (!isPlain || Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) throw new Error(`not a storage key: ${JSON.stringify(key)}`)
  }
  return join(root, ...segments)
}
