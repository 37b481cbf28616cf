import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Readers } from '@heddle/publish'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database } from '../ports/database.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { ServerError } from '../server-error.ts'
import { createQueue } from '../task-queue.ts'
import type { UploadPlace, UploadSigner } from '../uploads/signed-upload.ts'
import { endingOf, safeName, servedAs, userFileKey, userFilesFolder, type UserFileFacts } from '../uploads/user-file.ts'
import type { UploadFolder } from '../uploads/upload-folder.ts'

/** A file as it comes in, and what the request says of it. */
export interface IncomingBytes {
  readonly type: string | undefined
  readonly bytes: AsyncIterable<Buffer>
}

/** A kept file, as it may be handed out. */
export interface UserFile {
  readonly readers: Readers
  readonly hash: string
  readonly type: string
  /** How browsers treat it: shown by itself or saved, and under which name. */
  readonly disposition: string
  read(): Promise<Buffer | undefined>
}

/** Files that visitors upload: signed for, taken once, kept while their project has room. */
export interface UserFiles {
  /** Throws `file-too-large` or `no-room`. */
  sign(
    place: UploadPlace,
    facts: UserFileFacts,
    readers: Readers,
  ): Promise<{ readonly key: string; readonly name: string; readonly ext: string; readonly signed: string }>
  /** Takes the file of a signed request. Throws a `ServerError` when it is another one; nothing of it stays then. */
  take(place: UploadPlace, key: string, signed: string, incoming: IncomingBytes): Promise<void>
  find(place: UploadPlace, key: string): Promise<UserFile | undefined>
  /** Bytes that one project has room for. */
  readonly room: number
  /** Bytes of all files of a project. */
  used(projectId: string): Promise<number>
  removeAll(projectId: string): Promise<void>
  /** Removes files of drafts whose time is over, and rows of files that never arrived. */
  sweep(): Promise<void>
}

export interface UserFilesOptions {
  readonly database: Database
  readonly storage: ObjectStorage
  readonly uploads: UploadFolder
  readonly signer: UploadSigner
  /** Bytes that one project has room for. */
  readonly room: number
  readonly now: () => number
}

export function createUserFiles({ database: { db }, storage, uploads, signer, room, now }: UserFilesOptions): UserFiles {
  /** Of two files that come at once the second is told when the first left no room. */
  const arrivals = createQueue()

  async function used(projectId: string): Promise<number> {
    const { sum } = await db
      .selectFrom('user_file')
      .select(({ fn }) => fn.sum('size').as('sum'))
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow()
    return Number(sum ?? 0)
  }
  async function askForRoom(projectId: string, size: number): Promise<void> {
    if ((await used(projectId)) + size > room) throw new ServerError(messages.noRoom)
  }

  return {
    room,
    used,
    async sign({ projectId, purpose }, { name: given, type, size, tag }, readers) {
      if (size > LIMITS.userFileBytes) throw new ServerError(messages.userFileTooLarge, 'size')
      await askForRoom(projectId, size)
      const [key, name] = [newId() + newId(), safeName(given)]
      const end = now() + LIMITS.userFileRequest
      return {
        key,
        name,
        ext: endingOf(name),
        signed: signer.sign({ projectId, purpose, key, name, type, size, tag, readers, end }),
      }
    },
    async take(place, key, signed, { type, bytes }) {
      const claims = signer.read(signed, place, key)
      if (!claims || type?.toLowerCase() !== claims.type.toLowerCase()) throw new ServerError(messages.badUpload)
      if (await db.selectFrom('user_file').select('key').where('key', '=', key).executeTakeFirst())
        throw new ServerError(messages.uploadedAlready)
      const hash = createHash('sha256')
      const { projectId, purpose, name, size, tag, readers } = claims
      await uploads.hold(Readable.from(exactly(bytes, size, hash)), async (path) => {
        await arrivals.run(async () => {
          await askForRoom(projectId, size)
          const facts = { key, project_id: projectId, purpose, name, type: claims.type, size, tag, hash: hash.digest('hex') }
          const row = { ...facts, readers: JSON.stringify(readers), created_at: now(), is_stored: 0 }
          const added = await db
            .insertInto('user_file')
            .values(row)
            .onConflict((conflict) => conflict.column('key').doNothing())
            .executeTakeFirst()
          if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) throw new ServerError(messages.uploadedAlready)
        })
        // Its room is taken: others need not wait until it is stored.
        try {
          await storage.putFile(userFileKey(projectId, key), path)
        } catch (error) {
          await db.deleteFrom('user_file').where('key', '=', key).execute()
          throw error
        }
        await db.updateTable('user_file').set({ is_stored: 1 }).where('key', '=', key).execute()
      })
    },
    async find({ projectId, purpose }, key) {
      const query = db.selectFrom('user_file').selectAll().where('key', '=', key).where('project_id', '=', projectId)
      const row = await query.where('purpose', '=', purpose).where('is_stored', '=', 1).executeTakeFirst()
      return (
        row && {
          ...servedAs(row),
          hash: row.hash,
          readers: JSON.parse(row.readers) as Readers,
          read: () => storage.read(userFileKey(projectId, key)),
        }
      )
    },
    removeAll: (projectId) => storage.removeFolder(userFilesFolder(projectId)),
    async sweep() {
      const old = await db
        .selectFrom('user_file')
        .select(['key', 'project_id'])
        .where(({ or, and, eb }) =>
          or([
            and([eb('purpose', '=', 'preview'), eb('created_at', '<=', now() - LIMITS.draftFileLife)]),
            // Its server was killed before its bytes had arrived.
            and([eb('is_stored', '=', 0), eb('created_at', '<=', now() - LIMITS.userFileRequest)]),
          ]),
        )
        .execute()
      for (const { key, project_id: projectId } of old) {
        await db.deleteFrom('user_file').where('key', '=', key).execute()
        await storage.remove(userFileKey(projectId, key))
      }
    },
  }
}

/** Hands on what comes while it is no more than was signed for; throws when it is less. */
async function* exactly(bytes: AsyncIterable<Buffer>, size: number, hash: Hash): AsyncIterable<Buffer> {
  let seen = 0
  for await (const part of bytes) {
    seen += part.length
    if (seen > size) throw new ServerError(messages.badUpload)
    hash.update(part)
    yield part
  }
  if (seen < size) throw new ServerError(messages.uploadTorn)
}
