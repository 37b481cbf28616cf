import type { PublishedSource } from '@heddle/document/published'
import { SOURCES_FOLDER } from '@heddle/publish/limits'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'

const openSources = new WeakMap<ReleaseManifest, ReadonlyMap<string, readonly string[]>>()

/** Files of the sources that everybody may ask, by the id of their collection. Those behind access rules are nobody's yet. */
function filesOf(release: ReleaseManifest): ReadonlyMap<string, readonly string[]> {
  const known = openSources.get(release)
  if (known) return known
  const files = new Map<string, string[]>()
  for (const [path, { tree }] of Object.entries(release.files)) {
    const [folder, id = '', name] = path.split('/')
    if (folder !== SOURCES_FOLDER || name === undefined || tree !== 'public') continue
    files.set(id, [...(files.get(id) ?? []), path])
  }
  openSources.set(release, files)
  return files
}

/** The definitions that the pages of a release have of a collection; none when it has no such collection for everybody. */
export async function findSources(
  release: ReleaseManifest,
  id: string,
  store: ReleaseStore,
): Promise<readonly PublishedSource[]> {
  const files = filesOf(release).get(id) ?? []
  const texts = await Promise.all(files.map((path) => store.read(release, path, undefined)))
  return texts.flatMap((bytes) => (bytes ? [JSON.parse(bytes.toString('utf8')) as PublishedSource] : []))
}
