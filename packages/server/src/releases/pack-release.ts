import type { FolderFile } from '../ports/object-storage.ts'
import { MANIFEST_FILE, type ReleaseFile, type ReleaseManifest } from './manifest.ts'
import { packFile, type ReleaseSource } from './pack-file.ts'

/** So many bytes are handed on together: fewer messages, and none that keeps its reader busy for long. */
const HANDED_ON = 500_000

export interface PackedRelease {
  readonly manifest: ReleaseManifest
  /** The files that were not handed on yet, the manifest last. */
  readonly files: readonly FolderFile[]
}

/** The files of a release in the making. */
export interface ReleasePack {
  /** Compresses a file; what the release before has too is taken from it, compressed forms included. */
  readonly add: (source: ReleaseSource) => void
  readonly finish: (release: Omit<ReleaseManifest, 'files'>) => PackedRelease
}

/**
 * @param previous the release that visitors see now
 * @param handOn takes new files while others are still made
 */
export function createReleasePack(
  previous: ReleaseManifest | undefined,
  handOn: (files: readonly FolderFile[]) => void,
): ReleasePack {
  const files: Record<string, ReleaseFile> = {}
  /** Taken from the release before: that is done when it is certain that there will be a release. */
  const copies: FolderFile[] = []
  let made: FolderFile[] = []
  let bytes = 0
  return {
    add(source) {
      const { file, stored } = packFile(source, previous)
      files[source.path] = file
      for (const one of stored) {
        if ('copyOf' in one) copies.push(one)
        else {
          made.push(one)
          bytes += one.bytes.length
        }
      }
      if (bytes < HANDED_ON) return
      handOn(made)
      made = []
      bytes = 0
    },
    finish(release) {
      const manifest: ReleaseManifest = { ...release, files }
      const list: FolderFile = { path: MANIFEST_FILE, bytes: Buffer.from(JSON.stringify(manifest)) }
      return { manifest, files: [...made, ...copies, list] }
    },
  }
}
