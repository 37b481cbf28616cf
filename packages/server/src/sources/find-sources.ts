import type { PublishedSource } from '@heddle/document/published'
import { SOURCES_FOLDER } from '@heddle/publish/limits'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { Visitor } from '../releases/visitor.ts'

const knownSources = new WeakMap<ReleaseManifest, ReadonlyMap<string, readonly string[]>>()

/** Files of the sources by the id of their collection. */
function filesOf(release: ReleaseManifest): ReadonlyMap<string, readonly string[]> {
  const known = knownSources.get(release)
  if (known) return known
  const files = new Map<string, string[]>()
  for (const path of Object.keys(release.files)) {
    const [folder, id = '', name] = path.split('/')
    if (folder !== SOURCES_FOLDER || name === undefined) continue
    files.set(id, [...(files.get(id) ?? []), path])
  }
  knownSources.set(release, files)
  return files
}

/** The definitions that the pages that a visitor may see have of a collection; none when these have no such collection. */
export async function findSources(
  release: ReleaseManifest,
  id: string,
  visitor: Visitor,
  store: ReleaseStore,
): Promise<readonly PublishedSource[]> {
  const texts = await Promise.all(
    (filesOf(release).get(id) ?? []).map(async (path) => {
      const file = release.files[path]
      return file && (await visitor.decide(file)) === 'open' ? store.read(release, path, undefined) : undefined
    }),
  )
  return texts.flatMap((bytes) => (bytes ? [JSON.parse(bytes.toString('utf8')) as PublishedSource] : []))
}
