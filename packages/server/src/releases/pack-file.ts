import { hash as digest } from 'node:crypto'
import { EVERYONE, type Readers } from '@heddle/publish'
import { compress } from './compress.ts'
import type { Packed, ReleaseFile, ReleaseManifest } from './manifest.ts'

/** A file that a release is made of: new contents, the same file of the release before, or an uploaded file. */
export type ReleaseSource =
  | { readonly path: string; readonly readers: Readers; readonly contents: string | Uint8Array; readonly type: string }
  | { readonly path: string; readonly readers: Readers; readonly kept: true }
  | { readonly path: string; readonly readers: Readers; readonly assetKey: string; readonly hash: string; readonly type: string }

/** A file for the list of a release, and where its bytes are. */
export type PackedFile =
  /** New ones: the plain form, then those of its encodings. */
  | { readonly file: ReleaseFile; readonly forms: readonly Uint8Array[] }
  /** Those of the same file in the release before, where they lie there. */
  | { readonly file: ReleaseFile; readonly kept: Packed }
  | { readonly file: ReleaseFile; readonly assetKey: string }

const hashOf = (bytes: Uint8Array): string => digest('sha256', bytes, 'hex').slice(0, 32)

/** The file and its compressed forms; unchanged ones are those of the release before. */
export function packFile(source: ReleaseSource, previous: ReleaseManifest | undefined): PackedFile {
  const access = accessOf(source.readers)
  if ('assetKey' in source) {
    const { hash, type, assetKey } = source
    return { file: { ...access, hash, type, encodings: [] }, assetKey }
  }
  const before = previous?.files[source.path]
  if ('kept' in source) {
    if (!before?.packed) throw new Error(`the release before does not hold ${source.path}`)
    return keep(before, before.packed, access)
  }
  const bytes = typeof source.contents === 'string' ? Buffer.from(source.contents) : source.contents
  const hash = hashOf(bytes)
  if (before?.packed && before.hash === hash && before.type === source.type) return keep(before, before.packed, access)
  const compressed = compress(bytes, source.type)
  return {
    file: { ...access, hash, type: source.type, encodings: [...compressed.keys()] },
    forms: [bytes, ...compressed.values()],
  }
}

type Access = Pick<ReleaseFile, 'tree' | 'rules'>

const accessOf = (readers: Readers): Access => (readers === EVERYONE ? { tree: 'public' } : { tree: 'guarded', rules: readers })

/** The same entry where it may be: the list is stored as what is another one. */
function keep(before: ReleaseFile, packed: Packed, access: Access): PackedFile {
  const { hash, type, encodings } = before
  const isSame =
    before.tree === access.tree &&
    (before.rules === access.rules || JSON.stringify(before.rules) === JSON.stringify(access.rules))
  return { file: isSame ? before : { ...access, hash, type, encodings, packed }, kept: packed }
}
