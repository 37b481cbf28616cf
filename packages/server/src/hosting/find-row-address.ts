import { rowKey } from '@heddle/document'
import type { ReleaseFile, ReleaseManifest } from '../releases/manifest.ts'
import { decode, partsOf, valueIn } from '../releases/match-pattern.ts'

/**
 * The address of a row's page that is asked for with the value of its field as it is: `/products/Red%20shoe` is at
 * `/products/red_shoe`.
 * @param path as it was asked for: a part may hold an encoded slash
 */
export function findRowAddress(
  { patterns, files }: Pick<ReleaseManifest, 'patterns' | 'files'>,
  path: string,
): { readonly address: string; readonly file: ReleaseFile } | undefined {
  const asked = partsOf(path).map(decode)
  for (const { pattern, file, rows } of patterns) {
    if (rows === undefined) continue
    const parts = partsOf(pattern)
    if (parts.length !== asked.length) continue
    const values = parts.map((part, at) => valueIn(part, asked[at] ?? ''))
    if (values.includes(undefined)) continue
    const [before = '', name, after = ''] = parts.find((part) => part.includes(':'))?.split(':') ?? []
    const key = rowKey(values.join(''))
    const found = files[file.replace(`[${name ?? ''}]`, () => key)]
    if (!found) continue
    const written = parts.map((part) => encodeURIComponent(part.includes(':') ? before + key + after : part))
    return { address: `/${written.join('/')}`, file: found }
  }
  return undefined
}
