import { createHash } from 'node:crypto'
import { pictureJob } from '../jobs/picture/job.ts'
import { sniffJob } from '../jobs/sniff/job.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { Insertable } from 'kysely'
import type { AssetTable, Database } from '../ports/database.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import type { TemplateFile } from '../ports/ports.ts'
import { ServerError } from '../server-error.ts'
import { assetKey, kindOfAsset, SVG, type FileKind } from '../uploads/file-kinds.ts'
import type { IncomingFile, UploadFolder } from '../uploads/upload-folder.ts'
import { createRemovedFiles } from './removed-files.ts'
import type { Rooms } from './rooms.ts'

/** What the server knows of an uploaded file; the editor makes the asset record of it. */
export interface StoredAsset {
  readonly name: string
  readonly file: string
  readonly mime: string
  readonly size: number
  readonly width?: number
  readonly height?: number
}

/** Uploaded files: named by their content, kept while a project has them. */
export interface Assets {
  /** Keeps a file after looking at it. Throws a `ServerError` when it cannot be kept; nothing names it then. */
  store(projectId: string, name: string, claimedMime: string, incoming: IncomingFile): Promise<StoredAsset>
  /** What a file is, by its content. Throws a `ServerError` when it may not be kept. A vector picture is rewritten in its place. */
  look(path: string, name: string, claimedMime: string): Promise<StoredAsset>
  /** Keeps a file that was looked at; the caller writes its row. The file may be moved away. */
  put(file: string, path: string): Promise<void>
  /** Bytes that the files of one project have room for. */
  readonly room: number
  /** Puts the files of a template into storage; the caller writes their rows. */
  keep(files: readonly TemplateFile[]): Promise<void>
  read(file: string): Promise<{ readonly bytes: Buffer; readonly kind: FileKind } | undefined>
}

/** The last part of the name, without control characters. */
const cleanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200) || 'file'

export interface AssetsOptions {
  readonly database: Database
  readonly storage: ObjectStorage
  readonly uploads: UploadFolder
  readonly pool: JobPool
  /** Bytes that the files of one project have room for. */
  readonly room: number
  readonly rooms: Pick<Rooms, 'read'>
  readonly now: () => number
}

export function createAssets({ database, storage, uploads, pool, rooms, room, now }: AssetsOptions): Assets {
  const { db } = database
  const removed = createRemovedFiles({ database, storage, now })

  type NewAsset = Insertable<AssetTable>
  type Counts = (row: Pick<AssetTable, 'file' | 'created_at'>) => boolean

  /** The room that is left where it is too little for a file. */
  async function lackingRoom(on: Database['db'], row: NewAsset, isCounted: Counts): Promise<number | undefined> {
    const held = await on
      .selectFrom('asset')
      .select(['file', 'size', 'created_at'])
      .where('project_id', '=', row.project_id)
      .execute()
    const counted = held.filter(isCounted)
    const left = room - counted.reduce((sum, one) => sum + Number(one.size), 0)
    // What is there already takes no more room.
    return row.size > left && !counted.some(({ file }) => file === row.file) ? Math.max(0, left) : undefined
  }

  /**
   * Writes the row of a file while there is room for it. Of several that come at once, to whatever process, each is told what the
   * ones before it left: they wait for each other at the row of their project. Answers the room that is left where it is too little.
   */
  const takeRoom = (row: NewAsset, isCounted: Counts): Promise<number | undefined> =>
    db.transaction().execute(async (transaction) => {
      const { project_id: projectId, created_at } = row
      await transaction
        .updateTable('project')
        .set(({ ref }) => ({ log_seq: ref('log_seq') }))
        .where('id', '=', projectId)
        .execute()
      const left = await lackingRoom(transaction, row, isCounted)
      if (left !== undefined) return left
      await transaction
        .insertInto('asset')
        .values(row)
        .onConflict((conflict) => conflict.columns(['project_id', 'file']).doUpdateSet({ created_at, unused_since: null }))
        .execute()
      return undefined
    })

  /**
   * Throws `no-room`. What was deleted from the project is kept, as that can be undone, and takes no room from what is uploaded.
   * @param find the room that is left where it is too little
   */
  async function holdRoom(row: NewAsset, find: (isCounted: Counts) => Promise<number | undefined>): Promise<void> {
    if ((await find(() => true)) === undefined) return
    const { records } = await rooms.read(row.project_id)
    const named = new Set(records.flatMap((record) => (record.kind === 'asset' ? [record.file] : [])))
    const since = row.created_at - LIMITS.assetUnderWay
    const left = await find(({ file, created_at }) => named.has(file) || Number(created_at) > since)
    if (left !== undefined) throw new ServerError(messages.noAssetRoom(left, room), 'file')
  }

  const look: Assets['look'] = async (path, name, claimedMime) => {
    const { file, size, pictureSize } = await pool.run(sniffJob, { path, name, claimedMime })
    const kind = kindOfAsset(file)
    if (!kind) throw new Error(`no kind of file: ${file}`)
    const { mime } = kind
    // A vector picture was measured by what it says of itself; drawing it could take for ever.
    const measured = kind.image && kind !== SVG ? await pool.run(pictureJob, { path, name, mime }) : pictureSize
    return { name, file, mime, size, ...measured }
  }

  /** Stores what is not there yet. Asks where it lies: a copy that is kept here may be of what another process took away. */
  async function putOnce(file: string, putIt: (key: string) => Promise<void>): Promise<void> {
    await removed.keep(file)
    const key = assetKey(file)
    if ((await storage.size(key)) === undefined) await putIt(key)
  }
  const put: Assets['put'] = (file, path) => putOnce(file, (key) => storage.putFile(key, path))

  return {
    look,
    put,
    store: (projectId, fullName, claimedMime, incoming) =>
      uploads.hold(incoming, async (path) => {
        if (incoming.truncated) throw new ServerError(messages.tooLarge(LIMITS.assetBytes))
        const stored = await look(path, cleanName(fullName), claimedMime)
        const { file, mime, size } = stored
        const row = { project_id: projectId, file, mime, size, created_at: now() }
        await holdRoom(row, (isCounted) => lackingRoom(db, row, isCounted))
        await put(file, path)
        // The row comes last: where the power goes before it, a file is left that nothing names, and no name without its file.
        await holdRoom(row, (isCounted) => takeRoom(row, isCounted))
        return stored
      }),
    room,
    async keep(files) {
      for (const { file, text } of files) {
        const bytes = Buffer.from(text)
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
        if (!file.startsWith(`${hash}.`)) throw new Error(`the name of ${file} is not its content’s`)
        await putOnce(file, (key) => storage.put(key, bytes))
      }
    },
    async read(file) {
      const kind = kindOfAsset(file)
      const bytes = kind && (await storage.read(assetKey(file)))
      return bytes && { bytes, kind }
    },
  }
}
