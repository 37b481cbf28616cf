import { messages } from '../messages.ts'
import type { IconSet } from '../ports/ports.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { HOST_FILES } from '../releases/host-files.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { matchPattern } from '../releases/match-pattern.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { ServerError } from '../server-error.ts'
import { FILE_POLICY, IMMUTABLE, REVALIDATE, type HostAnswer, type ServedFile } from './answer.ts'
import { findChunk } from './find-chunk.ts'
import { findIcon } from './find-icon.ts'
import { filesOfNotFound, filesOfPath, readQuery, readSitePath } from './site-path.ts'

export interface SiteFiles {
  readonly store: ReleaseStore
  readonly storage: ObjectStorage
  readonly icons: IconSet
}

/** Address of the runtime's files on a site, below its root. */
const CHUNK_PREFIX = 'chunks/'
const HASHED = /[./-][0-9a-zA-Z_-]{8,}\.[a-z0-9]+$/
const NOT_FOUND_PATH = '404'

function findReleaseFile(release: ReleaseManifest, paths: readonly string[], store: ReleaseStore): ServedFile | undefined {
  // Files behind access rules are given out by nobody yet.
  const path = paths.find((each) => release.files[each]?.tree === 'public' && !HOST_FILES.has(each))
  const file = path === undefined ? undefined : release.files[path]
  if (path === undefined || !file) return undefined
  const changes = /^(?:text\/html|application\/json)/.test(file.type)
  const policy = file.type.startsWith('image/svg') ? FILE_POLICY : release.policies[path]
  return {
    type: file.type,
    etag: `"${file.hash}"`,
    cacheControl: !changes && HASHED.test(path) ? IMMUTABLE : REVALIDATE,
    encodings: file.encodings,
    headers: policy === undefined ? {} : { 'content-security-policy': policy },
    async read(encoding) {
      const bytes = await store.read(release, path, encoding)
      if (!bytes) throw new ServerError(messages.notFound)
      return bytes
    },
  }
}

/** Finds in one release what a visitor asks for: its files, the runtime's, an icon, else the page for unknown addresses. */
export async function findSiteAnswer(url: string, release: ReleaseManifest, files: SiteFiles): Promise<HostAnswer> {
  const path = readSitePath(url)
  if (path === undefined) return { message: messages.badAddress }
  if (path !== NOT_FOUND_PATH) {
    const language = readQuery(url).get('wwlang') ?? undefined
    const pattern = matchPattern(release.patterns, url.split('?')[0] ?? '')
    const file =
      findReleaseFile(release, [...filesOfPath(path, language), ...(pattern === undefined ? [] : [pattern])], files.store) ??
      (path.startsWith(CHUNK_PREFIX) ? await findChunk(path.slice(CHUNK_PREFIX.length), files.storage) : undefined) ??
      findIcon(path, files.icons)
    if (file) return { file, status: 200 }
  }
  const notFound = findReleaseFile(release, filesOfNotFound(path), files.store)
  if (notFound) return { file: notFound, status: 404 }
  // Specification section 2: without such a page every unknown address leads to /404.
  return path === NOT_FOUND_PATH
    ? { message: messages.pageNotFound }
    : { redirect: `/${NOT_FOUND_PATH}`, headers: { 'cache-control': REVALIDATE } }
}
