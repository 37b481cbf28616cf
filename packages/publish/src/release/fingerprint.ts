import type { RowPage } from '@heddle/document'
import { chunkFiles } from '../chunks.ts'
import type { PageDraft } from '../page/page.ts'
import { neededCode } from '../page/live-data.ts'
import type { PublishInput } from '../types.ts'

/** Marks fingerprints of pages whose HTML has style attributes: their policy must allow them when the page is kept. */
const STYLE_MARK = '+style'

/**
 * A hash of everything a page is made of: equal inputs give equal files, so the page of the release before may stay.
 * `site`: what of the site's data it is made of; live pages carry it whole.
 */
export function fingerprintOf(
  { path, head, branding, tokensCss, css, hasDark, route, rows, page }: PageDraft,
  data: string,
  site: string,
  { chunks, sha256, now }: PublishInput,
): string {
  // The data is long: hashed by itself it is not copied into a longer text first.
  // The page's data names what holds its elements, groups and ports; with the core and all that these import.
  const files = page.page.live ? chunkFiles(chunks, neededCode(page)) : []
  const parts = [
    chunks.build,
    ...files,
    path,
    route.file,
    route.page.userGroups.length,
    head,
    branding,
    tokensCss,
    css,
    hasDark,
    site,
    sha256(data),
  ]
  if (page.page.uses?.clock) parts.push(now)
  for (const id in rows) parts.push(sha256(JSON.stringify(rows[id])))
  return sha256(parts.join('\n'))
}

export function withStyleMark(fingerprint: string, hasStyleAttributes: boolean): string {
  return hasStyleAttributes ? fingerprint + STYLE_MARK : fingerprint
}

/** Whether the page of the release before is the same, and if so whether its HTML has style attributes. */
export function compareFingerprint(
  fingerprint: string,
  before: string | undefined,
): { readonly isSame: boolean; readonly hadStyleAttributes: boolean } {
  const hadStyleAttributes = before === fingerprint + STYLE_MARK
  return { isSame: hadStyleAttributes || before === fingerprint, hadStyleAttributes }
}

/** Hashes of rows: those that did not change are the same objects from one publish to the next. */
const hashes = new WeakMap<object, string>()

/** The same of the page of a row. `base`: of what its pages share. */
export function rowFingerprint(base: string, { key, row }: RowPage, { sha256 }: Pick<PublishInput, 'sha256'>): string {
  const known = typeof row === 'object' && row !== null ? hashes.get(row) : undefined
  const hash = known ?? sha256(JSON.stringify(row))
  if (known === undefined && typeof row === 'object' && row !== null) hashes.set(row, hash)
  return sha256([base, key, hash].join('\n'))
}
