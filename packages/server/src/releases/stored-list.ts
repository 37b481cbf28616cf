import type { FolderFile, ObjectReader } from '../ports/object-storage.ts'
import { MANIFEST_FILE, packKey, releaseKey, type ReleaseManifest } from './manifest.ts'

/** The parts of a list that grow with the site. */
type LongParts = Pick<ReleaseManifest, 'files' | 'policies' | 'fingerprints'>

/** What is other than in an older list; nothing stands for what is gone. */
export type ListChanges = { readonly [Part in keyof LongParts]: Readonly<Record<string, LongParts[Part][string] | null>> }

/** A list as it is stored: whole, or as what is other than in the older one that lies beside it. */
type StoredList = ReleaseManifest | (Omit<ReleaseManifest, keyof LongParts> & { readonly changes: ListChanges })

/** The list of a release, and what is stored of it where it is not stored whole. */
export interface ReleaseList {
  readonly manifest: ReleaseManifest
  readonly changes: ListChanges | undefined
}

/** Name of an older list in the folder of a release that is stored as what changed since. */
export const BASE_FILE = 'base.json'

/** A list is stored whole where more than this share of its files changed. */
const MOST_CHANGED = 1 / 8

/** The list of a stored release; `undefined` when there is no such release, or it has lost what its list follows. */
export async function loadList(storage: ObjectReader, projectId: string, releaseId: string): Promise<ReleaseList | undefined> {
  const read = async <T>(file: string): Promise<T | undefined> => {
    const bytes = await storage.read(`${releaseKey(projectId, releaseId)}/${file}`)
    return bytes && (JSON.parse(bytes.toString('utf8')) as T)
  }
  const stored = await read<StoredList>(MANIFEST_FILE)
  if (!stored) return undefined
  if (!('changes' in stored)) return { manifest: stored, changes: undefined }
  const base = await read<ReleaseManifest>(BASE_FILE)
  if (!base) return undefined
  const { changes, ...facts } = stored
  const manifest = {
    ...facts,
    files: changed(base.files, changes.files),
    policies: changed(base.policies, changes.policies),
    fingerprints: changed(base.fingerprints, changes.fingerprints),
  }
  return { manifest, changes }
}

export async function loadManifest(
  storage: ObjectReader,
  projectId: string,
  releaseId: string,
): Promise<ReleaseManifest | undefined> {
  return (await loadList(storage, projectId, releaseId))?.manifest
}

/**
 * What the next release can take of a release: all, or none of its files where a pack is lost, and of releases of old, which
 * have none.
 */
export async function takeable(storage: ObjectReader, { manifest, changes }: ReleaseList): Promise<ReleaseList> {
  const { packs } = manifest
  const areThere = await Promise.all(
    Object.entries(packs ?? {}).map(async ([name, size]) => (await storage.size(packKey(manifest, name))) === size),
  )
  const isWhole = packs !== undefined && areThere.every(Boolean)
  return { manifest: isWhole ? manifest : { ...manifest, files: {}, packs: {}, fingerprints: {} }, changes }
}

/**
 * The list of a new release, and its files: whole, or what is other than in the list that the release before was stored with,
 * which is taken over by name, so that a page that did not change is not written down again.
 */
export function storeList(
  manifest: ReleaseManifest,
  previous: ReleaseList | undefined,
): { readonly list: ReleaseList; readonly files: readonly FolderFile[] } {
  const changes = previous && changesSince(previous, manifest)
  if (!changes || countOf(changes.files) > countOf(manifest.files) * MOST_CHANGED)
    return { list: { manifest, changes: undefined }, files: [fileOf(manifest)] }
  const { files: _, policies: __, fingerprints: ___, ...facts } = manifest
  const { projectId, id } = previous.manifest
  const base = `${releaseKey(projectId, id)}/${previous.changes ? BASE_FILE : MANIFEST_FILE}`
  return { list: { manifest, changes }, files: [{ path: BASE_FILE, copyOf: base }, fileOf({ ...facts, changes })] }
}

const fileOf = (stored: StoredList): FolderFile => ({ path: MANIFEST_FILE, bytes: Buffer.from(JSON.stringify(stored)) })

const countOf = (part: Readonly<Record<string, unknown>>): number => Object.keys(part).length

const changesSince = ({ manifest: before, changes }: ReleaseList, after: ReleaseManifest): ListChanges => ({
  files: since(before.files, after.files, changes?.files),
  policies: since(before.policies, after.policies, changes?.policies),
  fingerprints: since(before.fingerprints, after.fingerprints, changes?.fingerprints),
})

/** What is other after; `known`: what was other before already. What is the same is the same object, or an equal text. */
function since<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  known: Readonly<Record<string, T | null>> = {},
): Readonly<Record<string, T | null>> {
  const names = new Set(Object.keys(known))
  let found = 0
  for (const name of Object.keys(after)) {
    const old = before[name]
    if (old !== undefined) found += 1
    if (after[name] !== old) names.add(name)
  }
  const all = Object.keys(before)
  if (found < all.length) for (const name of all) if (after[name] === undefined) names.add(name)
  return Object.fromEntries([...names].toSorted().map((name) => [name, after[name] ?? null]))
}

/** The older part, changed. */
function changed<T>(part: Readonly<Record<string, T>>, changes: Readonly<Record<string, T | null>>): Readonly<Record<string, T>> {
  const all: Record<string, T> = { ...part }
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) Reflect.deleteProperty(all, name)
    else all[name] = value
  }
  return all
}
