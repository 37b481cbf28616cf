import type { AssetKeys } from '../services/asset-keys.ts'
import type { Assets } from '../services/assets.ts'
import { FILE_POLICY, OPEN_TO_ALL, type ServedFile } from './answer.ts'

/** The same for ever, for those who hold the key. */
const IMMUTABLE_TO_ONE = 'private, max-age=31536000, immutable'
const ADDRESS = /^([^/]+)\/([0-9a-z.]+)$/

/** An uploaded file for the editor: `{key}/{file}`. Its canvas has no origin, so that any may draw what it has the address of. */
export async function findAsset(path: string, assets: Pick<Assets, 'read'>, keys: AssetKeys): Promise<ServedFile | undefined> {
  const [, key = '', file = ''] = ADDRESS.exec(path) ?? []
  const found = file !== '' && (await keys.mayRead(key, file)) ? await assets.read(file) : undefined
  return (
    found && {
      type: found.kind.contentType,
      etag: `"${file}"`,
      cacheControl: IMMUTABLE_TO_ONE,
      encodings: [],
      headers: { ...OPEN_TO_ALL, 'content-security-policy': FILE_POLICY },
      read: () => Promise.resolve(found.bytes),
    }
  )
}
