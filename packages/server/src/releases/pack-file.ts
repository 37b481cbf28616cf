import { hash as digest } from 'node:crypto'
import { EVERYONE, type Readers } from '@heddle/publish'
import type { FolderFile } from '../ports/object-storage.ts'
import { compress } from './compress.ts'
import { fileKey, SUFFIX, type ReleaseFile, type ReleaseManifest } from './manifest.ts'

/** A file that a release is made of: new contents, the same file of the release before, or an uploaded file. */
export type ReleaseSource =
  | { readonly path: string; readonly readers: Readers; readonly contents: string | Uint8Array; readonly type: string }
  | { readonly path: string; readonly readers: Readers; readonly kept: true }
  | { readonly path: string; readonly readers: Readers; readonly assetKey: string; readonly hash: string; readonly type: string }

export interface PackedFile {
  readonly file: ReleaseFile
  readonly stored: readonly FolderFile[]
}

const hashOf = (bytes: Uint8Array): string => digest('sha256', bytes, 'hex').slice(0, 32)

/** The file and its compressed forms, ready to be stored; unchanged ones are taken from the release before. */
export function packFile(source: ReleaseSource, previous: ReleaseManifest | undefined): PackedFile {
  const access = accessOf(source.readers)
  const target = `${access.tree}/${source.path}`
  if ('assetKey' in source) {
    return {
      file: { ...access, hash: source.hash, type: source.type, encodings: [] },
      stored: [{ path: target, copyOf: source.assetKey }],
    }
  }
  const before = previous?.files[source.path]
  if ('kept' in source) {
    if (!previous || !before) throw new Error(`the release before does not hold ${source.path}`)
    return keep(previous, before, source.path, access)
  }
  const bytes = typeof source.contents === 'string' ? Buffer.from(source.contents) : source.contents
  const hash = hashOf(bytes)
  if (previous && before?.hash === hash && before.type === source.type) return keep(previous, before, source.path, access)
  const packed = compress(bytes, source.type)
  return {
    file: { ...access, hash, type: source.type, encodings: [...packed.keys()] },
    stored: [
      { path: target, bytes },
      ...[...packed].map(([encoding, form]) => ({ path: target + SUFFIX[encoding], bytes: form })),
    ],
  }
}

type Access = Pick<ReleaseFile, 'tree' | 'rules'>

const accessOf = (readers: Readers): Access => (readers === EVERYONE ? { tree: 'public' } : { tree: 'guarded', rules: readers })

function keep(previous: ReleaseManifest, before: ReleaseFile, path: string, access: Access): PackedFile {
  const from = fileKey(previous, path, before.tree)
  const suffixes = ['', ...before.encodings.map((encoding) => SUFFIX[encoding])]
  return {
    file: { hash: before.hash, type: before.type, encodings: before.encodings, ...access },
    stored: suffixes.map((suffix) => ({ path: `${access.tree}/${path}${suffix}`, copyOf: from + suffix })),
  }
}
