import type { Readers } from '@heddle/publish'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { UserFiles } from '../services/user-files.ts'
import { FILE_POLICY, IMMUTABLE, type ServedFile } from './answer.ts'

/** Address of files of visitors on a site, below its root. */
const USER_FILE = /^ww\/user-files\/([a-z0-9]{32})\/[^/]+$/

/** Whether somebody may ask what these readers may; who a visitor is nobody finds out yet. */
export const mayAsk = (readers: Readers): boolean => readers === 'everyone'

/** A file that a visitor uploaded to this place, handed out so that nothing of it can run there. */
export async function findUserFile(
  path: string,
  place: Parameters<UserFiles['find']>[0],
  userFiles: UserFiles,
): Promise<ServedFile | undefined> {
  const key = USER_FILE.exec(path)?.[1]
  const file = key === undefined ? undefined : await userFiles.find(place, key)
  if (!file || !mayAsk(file.readers)) return undefined
  return {
    type: file.type,
    etag: `"${file.hash}"`,
    cacheControl: IMMUTABLE,
    encodings: [],
    headers: { 'content-security-policy': FILE_POLICY, 'content-disposition': file.disposition, 'x-robots-tag': 'noindex' },
    async read() {
      const bytes = await file.read()
      if (!bytes) throw new ServerError(messages.notFound)
      return bytes
    },
  }
}
