import type { ObjectStorage } from '../ports/object-storage.ts'
import type { SiteBuild } from '../ports/ports.ts'
import { compress } from './compress.ts'
import { chunkKey, SUFFIX } from './manifest.ts'

export const CHUNK_NAME = /^[\w-][\w.-]{0,199}\.(js|css)$/
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** The content type of a chunk by its name; `undefined` for a name that is none. */
export const chunkType = (file: string): string | undefined => TYPES[CHUNK_NAME.exec(file)?.[1] ?? '']

/** Copies the files that storage does not have yet. Their names carry a hash, so a name always means the same bytes. */
export async function keepChunks(storage: ObjectStorage, build: SiteBuild, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const type = chunkType(file)
    if (type === undefined) throw new Error(`not the name of a chunk: ${file}`)
    if (await storage.has(chunkKey(file))) continue
    const bytes = await build.readChunk(file)
    for (const [encoding, packed] of await compress(bytes, type)) await storage.put(chunkKey(file) + SUFFIX[encoding], packed)
    // Last: a chunk that is there has all its forms.
    await storage.put(chunkKey(file), bytes)
  }
}

export async function removeChunk(storage: ObjectStorage, file: string): Promise<void> {
  for (const suffix of ['', ...Object.values(SUFFIX)]) await storage.remove(chunkKey(file) + suffix)
}
