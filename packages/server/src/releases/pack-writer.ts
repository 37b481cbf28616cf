import type { FolderFile } from '../ports/object-storage.ts'
import { packPath, type Packed } from './manifest.ts'

/**
 * A pack is full from so many bytes on: few enough that handing it on keeps its reader busy for some milliseconds, many enough
 * that a large site has hundreds of packs, not thousands of files.
 */
export const PACK_BYTES = 2_000_000

/** Lays forms of files one after another into packs. */
export interface PackWriter {
  /** Answers where they lie. */
  readonly add: (forms: readonly Uint8Array[]) => Packed
  /** Bytes that were added. */
  readonly size: () => number
  /** The pack that is not full, if any, and the bytes of all by name. */
  readonly end: () => { readonly rest: readonly FolderFile[]; readonly packs: Readonly<Record<string, number>> }
}

/**
 * @param name what names of the packs begin with; no other release may have it
 * @param handOn takes full packs
 */
export function createPackWriter(name: string, handOn: (files: readonly FolderFile[]) => void): PackWriter {
  const packs: Record<string, number> = {}
  let [count, total, size] = [0, 0, 0]
  let open: Uint8Array[] = []
  const close = (): FolderFile => {
    const pack = `${name}-${count}`
    const file = { path: packPath(pack), bytes: Buffer.concat(open) }
    packs[pack] = size
    count += 1
    open = []
    size = 0
    return file
  }
  return {
    add(forms) {
      const sizes = forms.map(({ length }) => length)
      const [plain = 0, ...encodings] = sizes
      const packed: Packed = [`${name}-${count}`, size, plain, ...encodings]
      const added = sizes.reduce((sum, one) => sum + one, 0)
      open.push(...forms)
      size += added
      total += added
      if (size >= PACK_BYTES) handOn([close()])
      return packed
    },
    size: () => total,
    end: () => ({ rest: open.length > 0 ? [close()] : [], packs }),
  }
}
