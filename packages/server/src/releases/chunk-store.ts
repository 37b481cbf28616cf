import type { ObjectStorage } from '../ports/object-storage.ts'
import { inParallel } from '../task-queue.ts'
import { compress } from './compress.ts'
import { chunkKey, SUFFIX } from './manifest.ts'

const PARALLEL_CHUNKS = 8
export const CHUNK_NAME = /^[\w-][\w.-]{0,199}\.(js|mjs|css)$/
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** The content type of a chunk by its name; `undefined` for a name that is none. */
export const chunkType = (file: string): string | undefined => TYPES[CHUNK_NAME.exec(file)?.[1] ?? '']

/** A file of Heddle's build in all its forms, by the endings of their keys. */
export interface PackedChunk {
  readonly file: string
  readonly forms: readonly (readonly [suffix: string, bytes: Uint8Array])[]
}

/** @param brotli that form, where the build has it already */
export function packChunk(file: string, bytes: Uint8Array, brotli?: Uint8Array): PackedChunk {
  const type = chunkType(file)
  if (type === undefined) throw new Error(`not the name of a chunk: ${file}`)
  const packed = [...compress(bytes, type, brotli)].map(([encoding, form]) => [SUFFIX[encoding], form] as const)
  // The plain form comes last: a chunk that is there has all its forms.
  return { file, forms: [...packed, ['', bytes]] }
}

/** Stores the files that storage does not have yet; `pack` makes them. Their names carry a hash, so a name always means the same bytes. */
export async function keepChunks(
  storage: ObjectStorage,
  files: readonly string[],
  pack: (missing: readonly string[]) => Promise<readonly PackedChunk[]>,
): Promise<void> {
  const areThere = await Promise.all(files.map((file) => storage.has(chunkKey(file))))
  const missing = files.filter((_, at) => areThere[at] === false)
  if (missing.length === 0) return
  await inParallel(await pack(missing), PARALLEL_CHUNKS, async ({ file, forms }) => {
    for (const [suffix, bytes] of forms) await storage.put(chunkKey(file) + suffix, bytes)
  })
}

export async function removeChunk(storage: ObjectStorage, file: string): Promise<void> {
  for (const suffix of ['', ...Object.values(SUFFIX)]) await storage.remove(chunkKey(file) + suffix)
}
