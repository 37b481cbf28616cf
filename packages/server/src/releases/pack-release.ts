import type { FolderFile } from '../ports/object-storage.ts'
import { MANIFEST_FILE, type ReleaseFile, type ReleaseManifest } from './manifest.ts'
import { packFile, type ReleaseSource } from './pack-file.ts'

/** The files of a release as they are stored, its manifest included. What `previous` has too is taken from it, compressed forms included. */
export function packRelease(
  release: Omit<ReleaseManifest, 'files'>,
  sources: readonly ReleaseSource[],
  previous: ReleaseManifest | undefined,
  onFile: (done: number, total: number) => void,
): readonly FolderFile[] {
  const files: Record<string, ReleaseFile> = {}
  const stored: FolderFile[] = []
  for (const [at, source] of sources.entries()) {
    const packed = packFile(source, previous)
    files[source.path] = packed.file
    stored.push(...packed.stored)
    onFile(at + 1, sources.length)
  }
  const manifest: ReleaseManifest = { ...release, files }
  return [...stored, { path: MANIFEST_FILE, bytes: Buffer.from(JSON.stringify(manifest)) }]
}
