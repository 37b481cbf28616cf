import { EVERYONE, type Readers } from '@heddle/publish'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { UserFiles } from '../services/user-files.ts'
import type { Visitor, VisitorDecision } from '../releases/visitor.ts'
import { FILE_POLICY, IMMUTABLE, PRIVATE, type ServedFile } from './answer.ts'
import type { Closed } from './find-release-file.ts'

/** Address of files of visitors on a site, below its root. */
const USER_FILE = /^ww\/user-files\/([a-z0-9]{32})\/[^/]+$/

/** Whether a visitor is one of those readers, by the rule of pages. */
export const decideReaders = (readers: Readers, visitor: Visitor): Promise<VisitorDecision> =>
  visitor.decide(readers === EVERYONE ? { tree: 'public' } : { tree: 'guarded', rules: readers })

/** A file that a visitor uploaded to this place, for those it is for, handed out so that nothing of it can run there. */
export async function findUserFile(
  path: string,
  place: Parameters<UserFiles['find']>[0],
  userFiles: UserFiles,
  visitor: Visitor,
): Promise<ServedFile | Closed | undefined> {
  const key = USER_FILE.exec(path)?.[1]
  const file = key === undefined ? undefined : await userFiles.find(place, key)
  if (!file) return undefined
  const decision = await decideReaders(file.readers, visitor)
  if (decision !== 'open') return decision
  return {
    type: file.type,
    etag: `"${file.hash}"`,
    cacheControl: file.readers === EVERYONE ? IMMUTABLE : PRIVATE,
    encodings: [],
    headers: { 'content-security-policy': FILE_POLICY, 'content-disposition': file.disposition, 'x-robots-tag': 'noindex' },
    async read() {
      const bytes = await file.read()
      if (!bytes) throw new ServerError(messages.notFound)
      return bytes
    },
  }
}
