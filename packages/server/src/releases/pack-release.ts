import type { FolderFile, ObjectReader } from '../ports/object-storage.ts'
import { choosePacks } from './kept-packs.ts'
import { ownPath, packKey, packPath, type Packed, type ReleaseFile, type ReleaseManifest } from './manifest.ts'
import { packFile, type ReleaseSource } from './pack-file.ts'
import { createPackWriter } from './pack-writer.ts'
import { storeList, type ReleaseList } from './stored-list.ts'

export interface PackedRelease {
  readonly list: ReleaseList
  /** The files that were not handed on yet, the list last. */
  readonly files: readonly FolderFile[]
}

/** The files of a release in the making. */
export interface ReleasePack {
  /** Compresses a file; what the release before has too is taken from it, compressed forms included. */
  readonly add: (source: ReleaseSource) => void
  /** Rejects when a pack of the release before is not there any more. */
  readonly finish: (release: Omit<ReleaseManifest, 'id' | 'files' | 'packs'>) => Promise<PackedRelease>
}

/** What a release is made beside. */
export interface PackOptions {
  readonly id: string
  /** The release that visitors see now. */
  readonly previous: ReleaseList | undefined
  readonly storage: ObjectReader
  /** Takes new packs while other files are still made. */
  readonly handOn: (files: readonly FolderFile[]) => void
}

export function createReleasePack({ id, previous, storage, handOn }: PackOptions): ReleasePack {
  const files: Record<string, ReleaseFile> = {}
  const writer = createPackWriter(id, handOn)
  /** Taken from elsewhere: that is done when it is certain that there will be a release. */
  const links: FolderFile[] = []
  /** Files of the release before, by their pack. */
  const kept = new Map<string, [path: string, packed: Packed][]>()

  /** Takes packs of the release before over, and writes anew what is needed of the others; answers the bytes of those taken. */
  async function takeOver(from: ReleaseManifest): Promise<Readonly<Record<string, number>>> {
    const { packs = {} } = from
    const before = [...kept].map(([name, own]) => ({
      name,
      size: packs[name] ?? 0,
      live: own.reduce((sum, [, packed]) => sum + sizeOf(packed), 0),
    }))
    const taken = choosePacks(before, writer.size())
    for (const [name, own] of kept) {
      const key = packKey(from, name)
      if (taken.has(name)) {
        links.push({ path: packPath(name), copyOf: key })
        continue
      }
      const bytes = await storage.read(key)
      if (!bytes || bytes.length !== packs[name]) throw new Error(`${key} is not as long as it was`)
      for (const [path, packed] of own) {
        const file = files[path]
        if (file) files[path] = { ...file, packed: writer.add(formsIn(bytes, packed)) }
      }
    }
    return Object.fromEntries([...taken].map((name) => [name, packs[name] ?? 0]))
  }

  return {
    add(source) {
      const made = packFile(source, previous?.manifest)
      const { path } = source
      files[path] = 'forms' in made ? { ...made.file, packed: writer.add(made.forms) } : made.file
      if ('assetKey' in made) links.push({ path: ownPath(path, made.file.tree), copyOf: made.assetKey })
      if (!('kept' in made)) return
      const [pack] = made.kept
      const own = kept.get(pack)
      if (own) own.push([path, made.kept])
      else kept.set(pack, [[path, made.kept]])
    },
    async finish(release) {
      const taken = previous && (await takeOver(previous.manifest))
      const { rest, packs } = writer.end()
      const manifest: ReleaseManifest = { ...release, id, files, packs: { ...taken, ...packs } }
      const stored = storeList(manifest, previous)
      return { list: stored.list, files: [...rest, ...links, ...stored.files] }
    },
  }
}

const sizeOf = ([, , ...sizes]: Packed): number => sizes.reduce((sum, size) => sum + size, 0)

/** The forms of a file that lie in a pack from `start` on. */
function formsIn(pack: Uint8Array, [, start, ...sizes]: Packed): readonly Uint8Array[] {
  let from = start
  return sizes.map((size) => pack.subarray(from, (from += size)))
}
