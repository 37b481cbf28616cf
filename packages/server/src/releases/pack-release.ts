import type { FolderFile } from '../ports/object-storage.ts'
import { MANIFEST_FILE, type ReleaseFile, type ReleaseManifest } from './manifest.ts'
import { packFile, type ReleaseSource } from './pack-file.ts'

export interface PackedRelease {
  readonly manifest: ReleaseManifest
  /** As they are stored, the manifest included. */
  readonly files: readonly FolderFile[]
}

/** The files of a release. What `previous` has too is taken from it, compressed forms included. */
export function packRelease(
  release: Omit<ReleaseManifest, 'files'>,
  sources: readonly ReleaseSource[],
  previous: ReleaseManifest | undefined,
  onFile: (done: number, total: number) => void,
): PackedRelease {
  const files: Record<string, ReleaseFile> = {}
  const stored: FolderFile[] = []
  for (const [at, source] of sources.entries()) {
    const packed = packFile(source, previous)
    files[source.path] = packed.file
    stored.push(...packed.stored)
    onFile(at + 1, sources.length)
  }
  const manifest: ReleaseManifest = { ...release, files }
  stored.push({ path: MANIFEST_FILE, bytes: Buffer.from(JSON.stringify(manifest)) })
  return { manifest, files: stored }
}
