import type { ServedFile } from './answer.ts'
import { findReleaseFile, isNamedByContent } from './find-release-file.ts'
import { cacheVersionOf } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { ShownRelease } from '../releases/releases.ts'

/** What pages ask for with the version of their release. */
const OF_A_VERSION = /^(?:data|collections)\//

/** Whether an address asks for something of another version than that of the release. */
export const isOfOtherVersion = (path: string, version: string | null, { release }: ShownRelease): boolean =>
  version !== null && OF_A_VERSION.test(path) && Number(version) !== cacheVersionOf(release)

/**
 * What a tab asks for that is open since visitors saw the release before: files named by their content, and data of its
 * version. Nothing that the release they see now took away or guards.
 */
export async function findInBefore(
  paths: readonly string[],
  version: string | null,
  shown: ShownRelease,
  store: ReleaseStore,
): Promise<ServedFile | undefined> {
  const [path = ''] = paths
  const now = paths.map((each) => shown.release.files[each]?.tree)
  const isData = isOfOtherVersion(path, version, shown)
  const mayAsk = isData ? now.includes('public') : isNamedByContent(path) && !now.includes('public')
  if (!mayAsk || now.includes('guarded')) return undefined
  const before = await shown.before()
  if (!before || (isData && cacheVersionOf(before) !== Number(version))) return undefined
  return findReleaseFile(before, paths, store)
}
