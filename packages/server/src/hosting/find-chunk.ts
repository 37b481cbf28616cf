import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { chunkType } from '../releases/chunk-store.ts'
import { chunkKey, SUFFIX, type Encoding } from '../releases/manifest.ts'
import { ServerError } from '../server-error.ts'
import { DATA_POLICY, IMMUTABLE, type ServedFile } from './answer.ts'

/** What the server alone loads. */
const OF_SERVER = /\.mjs$/

/** Forms of those that were found. A chunk never changes, and asking for each form takes long where storage is far. */
const formsOf = new WeakMap<ObjectStorage, Map<string, readonly Encoding[]>>()

async function findForms(name: string, storage: ObjectStorage): Promise<readonly Encoding[] | undefined> {
  const known = formsOf.get(storage) ?? new Map<string, readonly Encoding[]>()
  formsOf.set(storage, known)
  const before = known.get(name)
  if (before || !(await storage.has(chunkKey(name)))) return before
  const forms = await Promise.all(
    (['br', 'gzip'] as const).map(async (form) => ((await storage.has(chunkKey(name) + SUFFIX[form])) ? [form] : [])),
  )
  if (known.size >= LIMITS.quickAddresses) known.clear()
  known.set(name, forms.flat())
  return forms.flat()
}

/** A file of Heddle's runtime that some kept release names, whatever build it is of. */
export async function findChunk(name: string, storage: ObjectStorage): Promise<ServedFile | undefined> {
  const type = chunkType(name)
  const encodings = type === undefined || OF_SERVER.test(name) ? undefined : await findForms(name, storage)
  if (type === undefined || !encodings) return undefined
  return {
    type,
    etag: `"${name}"`,
    cacheControl: IMMUTABLE,
    encodings,
    headers: { 'content-security-policy': DATA_POLICY },
    async read(encoding) {
      const bytes = await storage.read(chunkKey(name) + (encoding ? SUFFIX[encoding] : ''))
      if (!bytes) throw new ServerError(messages.notFound)
      return bytes
    },
  }
}
