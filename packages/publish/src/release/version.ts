import { CACHE_VERSION, type PublishedSite } from '@heddle/document/published'
import { chunkFiles } from '../chunks.ts'
import type { ReleaseVersion, SiteChunks, Sha256 } from '../types.ts'

/**
 * Begins at the specification's number and rises when what all live pages share became another thing.
 * @param before the version of the release that visitors see
 * @param highest of any release of the project
 */
export function nextVersion(shared: string, before: ReleaseVersion | undefined, highest = before?.highest): ReleaseVersion {
  if (highest === undefined) return { number: CACHE_VERSION, highest: CACHE_VERSION, shared }
  if (before?.shared === shared) return { number: before.number, highest, shared }
  return { number: highest + 1, highest: highest + 1, shared }
}

/** A hash of what an open tab keeps from one page to the next: what it knows of the site, the sheet among it, and the runtime's core. */
export function sharedHash(site: Omit<PublishedSite, 'cacheVersion'>, chunks: SiteChunks, sha256: Sha256): string {
  const core = chunkFiles(chunks, { hasCollections: false, hasWorkflows: false, hasComponents: false, hasPlugins: false })
  return sha256([JSON.stringify(site), ...core].join('\n'))
}
