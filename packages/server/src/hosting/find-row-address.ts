import { rowKey } from '@heddle/document'
import type { ReleaseFile, ReleaseManifest } from '../releases/manifest.ts'

/**
 * The address of a row's page that is asked for with the value of its field as it is: `/products/Red%20shoe` is at
 * `/products/red_shoe`.
 * @param path as it was asked for: a part may hold an encoded slash
 */
export function findRowAddress(
  { patterns, files }: Pick<ReleaseManifest, 'patterns' | 'files'>,
  path: string,
): { readonly address: string; readonly file: ReleaseFile } | undefined {
  const asked = path.split('/').filter((part) => part !== '')
  for (const { pattern, file, rows } of patterns) {
    const parts = pattern.split('/').filter((part) => part !== '')
    const at = parts.indexOf(`:${rows ?? ''}`)
    const given = asked[at]
    if (given === undefined || parts.length !== asked.length) continue
    const key = rowKey(decode(given))
    const found = files[file.replace(`[${rows ?? ''}]`, () => key)]
    if (!found) continue
    if (!parts.every((part, i) => i === at || part.toLowerCase() === decode(asked[i] ?? '').toLowerCase())) continue
    return { address: `/${parts.map((part, i) => encodeURIComponent(i === at ? key : part)).join('/')}`, file: found }
  }
  return undefined
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
