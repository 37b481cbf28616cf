import { messages } from '../messages.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { chunkType } from '../releases/chunk-store.ts'
import { chunkKey, SUFFIX } from '../releases/manifest.ts'
import { ServerError } from '../server-error.ts'
import { DATA_POLICY, IMMUTABLE, type ServedFile } from './answer.ts'

/** What the server alone loads. */
const OF_SERVER = /\.mjs$/

/** A file of Heddle's runtime that some kept release names, whatever build it is of. */
export async function findChunk(name: string, storage: ObjectStorage): Promise<ServedFile | undefined> {
  const type = chunkType(name)
  if (type === undefined || OF_SERVER.test(name) || !(await storage.has(chunkKey(name)))) return undefined
  const forms = await Promise.all(
    (['br', 'gzip'] as const).map(async (form) => ((await storage.has(chunkKey(name) + SUFFIX[form])) ? [form] : [])),
  )
  return {
    type,
    etag: `"${name}"`,
    cacheControl: IMMUTABLE,
    encodings: forms.flat(),
    headers: { 'content-security-policy': DATA_POLICY },
    async read(encoding) {
      const bytes = await storage.read(chunkKey(name) + (encoding ? SUFFIX[encoding] : ''))
      if (!bytes) throw new ServerError(messages.notFound)
      return bytes
    },
  }
}
