import { holdsText } from '../holds-text.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database } from '../ports/database.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { ServerError } from '../server-error.ts'
import type { UploadPlace } from '../uploads/signed-upload.ts'
import { userFileKey } from '../uploads/user-file.ts'

/** A file of a visitor as those who run the project see it. */
export interface ListedUserFile {
  readonly key: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly tag: string
  readonly createdAt: number
}

/** Files of visitors, for those who run the project: found by name or tag, and deleted. */
export interface UserFileList {
  /** The newest first, from one on: so many as a page holds, and how many and how large all are that hold the text. */
  list(
    place: UploadPlace,
    asked: { readonly search: string; readonly offset: number },
  ): Promise<{ readonly files: readonly ListedUserFile[]; readonly total: number; readonly bytes: number }>
  /** Nobody gets it from then on but from a cache. Throws `not-found` when the place has no such file. */
  remove(place: UploadPlace, key: string): Promise<void>
}

/** @param database where they are written down, @param storage where they lie */
export function createUserFileList({ db }: Pick<Database, 'db'>, storage: Pick<ObjectStorage, 'remove'>): UserFileList {
  return {
    async list({ projectId, purpose }, { search, offset }) {
      const text = search.trim()
      const found = db
        .selectFrom('user_file')
        .where('project_id', '=', projectId)
        .where('purpose', '=', purpose)
        .$if(text !== '', (query) => query.where(({ or }) => or([holdsText('name', text), holdsText('tag', text)])))
      const { total, bytes } = await found
        .select(({ fn }) => [fn.countAll().as('total'), fn.sum('size').as('bytes')])
        .executeTakeFirstOrThrow()
      const rows = await found
        .select(['key', 'name', 'type', 'size', 'tag', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('key')
        .limit(LIMITS.userFilesPerPage)
        .offset(offset)
        .execute()
      const files = rows.map(({ created_at: createdAt, size, ...file }) => ({
        ...file,
        size: Number(size),
        createdAt: Number(createdAt),
      }))
      return { files, total: Number(total), bytes: Number(bytes ?? 0) }
    },
    async remove({ projectId, purpose }, key) {
      const gone = await db
        .deleteFrom('user_file')
        .where('key', '=', key)
        .where('project_id', '=', projectId)
        .where('purpose', '=', purpose)
        .executeTakeFirst()
      if (Number(gone.numDeletedRows) === 0) throw new ServerError(messages.notFound)
      await storage.remove(userFileKey(projectId, key))
    },
  }
}
