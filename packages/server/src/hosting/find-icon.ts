import type { IconSet } from '../ports/ports.ts'
import { FILE_POLICY, ONE_DAY, OPEN_TO_ALL, type ServedFile } from './answer.ts'

const ICON_PATH = /^icons\/([a-z0-9-]{1,80})\.svg$/

/** The icon of `icons/{name}.svg`, an address that every origin answers. */
export function findIcon(path: string, icons: IconSet): ServedFile | undefined {
  const name = ICON_PATH.exec(path)?.[1]
  const svg = name && icons.svg(name)
  if (!name || !svg) return undefined
  return {
    type: 'image/svg+xml',
    etag: `"${name}-${svg.length}"`,
    cacheControl: ONE_DAY,
    encodings: [],
    headers: { ...OPEN_TO_ALL, 'content-security-policy': FILE_POLICY },
    read: () => Promise.resolve(Buffer.from(svg)),
  }
}
