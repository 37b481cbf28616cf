import type { Assets } from '../services/assets.ts'
import { FILE_POLICY, IMMUTABLE, OPEN_TO_ALL, type ServedFile } from './answer.ts'

/** An uploaded file by its content's name: the same for ever, open to every site. */
export async function findAsset(name: string, assets: Assets): Promise<ServedFile | undefined> {
  const found = await assets.read(name)
  return (
    found && {
      type: found.kind.contentType,
      etag: `"${name}"`,
      cacheControl: IMMUTABLE,
      encodings: [],
      headers: { ...OPEN_TO_ALL, 'content-security-policy': FILE_POLICY },
      read: () => Promise.resolve(found.bytes),
    }
  )
}
