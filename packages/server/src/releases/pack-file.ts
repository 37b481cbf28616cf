import { createHash } from 'node:crypto'
import type { FolderFile } from '../ports/object-storage.ts'
import { compress } from './compress.ts'
import { fileKey, SUFFIX, type ReleaseFile, type ReleaseManifest } from './manifest.ts'

/** A file that a release is made of: new contents, the same file of the release before, or an uploaded file. */
export type ReleaseSource =
  | { readonly path: string; readonly guarded: boolean; readonly contents: string | Uint8Array; readonly type: string }
  | { readonly path: string; readonly guarded: boolean; readonly kept: true }
  | { readonly path: string; readonly guarded: false; readonly assetKey: string; readonly hash: string; readonly type: string }

export interface PackedFile {
  readonly file: ReleaseFile
  readonly stored: readonly FolderFile[]
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** The file and its compressed forms, ready to be stored; unchanged ones are taken from the release before. */
export function packFile(source: ReleaseSource, previous: ReleaseManifest | undefined): PackedFile {
  const tree = source.guarded ? 'guarded' : 'public'
  const target = `${tree}/${source.path}`
  if ('assetKey' in source) {
    return {
      file: { tree, hash: source.hash, type: source.type, encodings: [] },
      stored: [{ path: target, copyOf: source.assetKey }],
    }
  }
  const before = previous?.files[source.path]
  if ('kept' in source) {
    if (!previous || !before) throw new Error(`the release before does not hold ${source.path}`)
    return keep(previous, before, source.path, tree)
  }
  const bytes = typeof source.contents === 'string' ? Buffer.from(source.contents) : source.contents
  const hash = hashOf(bytes)
  if (previous && before?.hash === hash && before.type === source.type) return keep(previous, before, source.path, tree)
  const packed = compress(bytes, source.type)
  return {
    file: { tree, hash, type: source.type, encodings: [...packed.keys()] },
    stored: [
      { path: target, bytes },
      ...[...packed].map(([encoding, form]) => ({ path: target + SUFFIX[encoding], bytes: form })),
    ],
  }
}

function keep(previous: ReleaseManifest, before: ReleaseFile, path: string, tree: ReleaseFile['tree']): PackedFile {
  const from = fileKey(previous, path, before.tree)
  const suffixes = ['', ...before.encodings.map((encoding) => SUFFIX[encoding])]
  return {
    file: { ...before, tree },
    stored: suffixes.map((suffix) => ({ path: `${tree}/${path}${suffix}`, copyOf: from + suffix })),
  }
}
