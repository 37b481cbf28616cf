import { NOT_FOUND_PATH } from '@heddle/document'
import { BUILT_IN_NOT_FOUND } from '@heddle/publish/limits'
import { messages } from '../messages.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import type { IconSet } from '../ports/ports.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { matchPattern, writtenAddress } from '../releases/match-pattern.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { ShownRelease } from '../releases/releases.ts'
import type { NarrowPictures } from '../services/narrow-pictures.ts'
import type { UserFiles } from '../services/user-files.ts'
import type { Visitor } from '../releases/visitor.ts'
import type { RequestPages, RowsOfPage } from '../requests/request-pages.ts'
import { REVALIDATE, type HostAnswer, type ServedFile } from './answer.ts'
import { siteRoot, withinSite } from './base-path.ts'
import { closedAnswer } from './closed-answer.ts'
import { findChunk } from './find-chunk.ts'
import { findIcon } from './find-icon.ts'
import { findInBefore, isOfOtherVersion } from './find-in-before.ts'
import { findNarrower } from './find-narrower.ts'
import { findPrefixed } from './find-prefixed.ts'
import { findRedirect, withQuery } from './find-redirect.ts'
import { findForVisitor, findReleaseFile, serveFile, type Closed } from './find-release-file.ts'
import { serveDrawn } from './serve-drawn.ts'
import { findRowAddress } from './find-row-address.ts'
import { findUserFile } from './find-user-file.ts'
import { filesOfNotFound, filesOfPath, readQuery, readSitePath } from './site-path.ts'

export interface SiteFiles {
  readonly store: ReleaseStore
  readonly storage: ObjectStorage
  readonly icons: IconSet
  readonly userFiles: UserFiles
  readonly pictures: NarrowPictures
  readonly requests: RequestPages
  /** Rows as `POST /ww/cms_data_sets/{id}/fetch` gives them. */
  readonly rowsOf: (asked: RowsOfPage) => Promise<string>
}

/** Address of the runtime's files on a site, below its root. */
const CHUNK_PREFIX = 'chunks/'
/** Rows do not say of which version they are. */
const ROWS_PREFIX = 'collections/'
/** A file that pages load: nobody is led from it to a page. */
const LOADED_FILE = /^(?:chunks|styles|scripts|assets|icons|data|collections)\/[^/]+\.[a-z0-9]+$|^ww\//
/** Data that pages ask for: whoever does is answered with data, too. */
const DATA_FILE = /^(?:data|collections)\/[^/]+\.json$/

const pagesInLowerCase = new WeakMap<ReleaseManifest, ReadonlyMap<string, string>>()

/** The page at an address in another case: no two pages differ by case alone. Other files have one way to be written. */
function pageInAnyCase(release: ReleaseManifest, path: string): readonly string[] {
  let pages = pagesInLowerCase.get(release)
  if (pages === undefined) {
    const isPage = (file: string) => release.files[file]?.type.startsWith('text/html') ?? false
    pages = new Map(
      Object.keys(release.files)
        .filter(isPage)
        .map((file) => [file.toLowerCase(), file]),
    )
    pagesInLowerCase.set(release, pages)
  }
  const known = pages
  return filesOfPath(path.toLowerCase(), undefined).flatMap((file) => known.get(file) ?? [])
}

/** Files that are asked for at the root of a host, wherever the site stands: crawlers look for one there, and scripts are the same on all sites. */
const AT_ROOT = /^\/(?:robots\.txt|chunks\/[^/]+)(?:\?|$)/

/**
 * Finds what a visitor asks for below the base path of the site. Outside of it there is nothing but the way to it: an unknown address
 * stays one, so that no proxy that takes the path away is led in a circle.
 */
export async function findSiteAnswer(
  asked: string,
  shown: ShownRelease,
  files: SiteFiles,
  visitor: Visitor,
): Promise<HostAnswer> {
  const url = withinSite(asked, shown.release)
  if (url !== undefined) return findBelow(url, shown, files, visitor)
  if (AT_ROOT.test(asked)) return findBelow(asked, shown, files, visitor)
  return /^\/(?:\?|$)/.test(asked)
    ? { redirect: `${siteRoot(shown.release)}/${asked.slice(1)}`, headers: { 'cache-control': REVALIDATE } }
    : findBelow(`/${NOT_FOUND_PATH}`, shown, files, visitor)
}

/** Finds what a visitor asks for: where the address leads by a redirect, files of the release, the runtime's, an icon, else the page for unknown addresses. */
async function findBelow(url: string, shown: ShownRelease, files: SiteFiles, visitor: Visitor): Promise<HostAnswer> {
  const { release } = shown
  const path = readSitePath(url)
  if (path === undefined) return { message: messages.badAddress }
  const redirect = LOADED_FILE.test(path) ? undefined : findRedirect(release, path, url)
  if (redirect) return redirect
  if (path !== NOT_FOUND_PATH) {
    const query = readQuery(url)
    const version = query.get('_wwcv')
    const paths = filesOfPath(path, query.get('wwlang') ?? undefined)
    const before = await findInBefore(paths, version, shown, files.store)
    if (before) return { file: before, status: 200 }
    if (path.startsWith(ROWS_PREFIX) && isOfOtherVersion(path, version, shown)) return { message: messages.pageNotFound }
    const found =
      (await findForVisitor(release, [...paths, ...pageInAnyCase(release, path)], visitor, files.store)) ??
      (await findWithParameters(url, shown, files, visitor)) ??
      (path.startsWith(CHUNK_PREFIX) ? await findChunk(path.slice(CHUNK_PREFIX.length), files.storage) : undefined) ??
      findIcon(path, files.icons) ??
      (await findUserFile(path, { projectId: release.projectId, purpose: shown.purpose }, files.userFiles, visitor))
    // No row has these values: an address like any other that there is nothing at.
    const file = found === 'missing' ? undefined : found
    if (typeof file === 'string') return closedAnswer(file, url, { isPage: !LOADED_FILE.test(path) }, release)
    if (file) return { file: await findNarrower(path, query, file, files.pictures), status: 200 }
    const row = findRowAddress(release, url.split(/[?#]/)[0] ?? '')
    // Whoever may not see it does not learn that there is such a row.
    if (row && (await visitor.decide(row.file)) === 'open')
      return { redirect: siteRoot(release) + withQuery(row.address, url), status: 301, headers: { 'cache-control': REVALIDATE } }
  }
  if (DATA_FILE.test(path)) return { message: messages.pageNotFound }
  const prefixed = path === NOT_FOUND_PATH || LOADED_FILE.test(path) ? undefined : findPrefixed(path, url, release)
  if (prefixed) return prefixed
  const notFound = findReleaseFile(release, filesOfNotFound(path, release.defaultPrefix), files.store)
  if (notFound) return { file: notFound, status: 404 }
  if (path === NOT_FOUND_PATH) {
    const builtIn = serveFile(release, BUILT_IN_NOT_FOUND, files.store)
    return builtIn ? { file: builtIn, status: 404 } : { message: messages.pageNotFound }
  }
  // Specification section 2: without such a page every unknown address leads to /404.
  return LOADED_FILE.test(path)
    ? { message: messages.pageNotFound }
    : { redirect: `${siteRoot(release)}/${NOT_FOUND_PATH}`, headers: { 'cache-control': REVALIDATE } }
}

/** Somebody of whom nothing is known. */
const ANYBODY: Visitor = {
  decide: async ({ tree }) => (tree === 'public' ? 'open' : 'not-signed-in'),
  decideAtHand: ({ tree }) => (tree === 'public' ? 'open' : 'not-signed-in'),
  identify: async () => ({ user: undefined }),
}

/** The page of an address with parameters: drawn for it, else as all its addresses share it. */
async function findWithParameters(
  url: string,
  { release, purpose }: ShownRelease,
  { store, requests, rowsOf }: SiteFiles,
  visitor: Visitor,
): Promise<ServedFile | Closed | 'missing' | undefined> {
  const path = url.split(/[?#]/)[0] ?? ''
  const pattern = matchPattern(release.patterns, path)
  const shell = pattern && (await findForVisitor(release, [pattern.file], visitor, store))
  if (!shell || typeof shell === 'string') return shell
  // What everybody gets is drawn with what everybody may have.
  const asking = release.files[pattern.file]?.tree === 'public' ? ANYBODY : visitor
  const drawn = await requests.draw(release, pattern, siteRoot(release) + writtenAddress(path), ({ id, ...needed }) =>
    rowsOf({
      ...needed,
      release,
      collectionId: id,
      visitor: asking,
      isDraft: purpose === 'preview',
      signal: new AbortController().signal,
    }),
  )
  if (drawn === 'missing') return drawn
  // A copy stands in only until the page can be drawn: nothing remembers that the address gave it.
  return drawn ? serveDrawn(drawn, shell) : { ...shell }
}
