import { createHash } from 'node:crypto'
import type { Database, UserFileRow } from '../ports/database.ts'
import type { StoredObjects } from '../ports/object-storage.ts'
import { USER_FILES, userFileKey } from '../uploads/user-file.ts'
import { REMEDIES, type DataProblem, type DataReport } from './report.ts'

/**
 * Files of visitors: each is there with the size and the contents that its row was written with. Those without a row are strays.
 * One at a time, as each may be large.
 */
export async function checkUserFiles({ db }: Database, storage: StoredObjects): Promise<DataReport> {
  const problems: DataProblem[] = []
  const stored = new Set<string>()
  // Before the rows are read: a row is written before its file is, and so a file that is listed has one.
  for await (const key of storage.keys()) if (key.startsWith(`${USER_FILES}/`)) stored.add(key)
  const keys = await db.selectFrom('user_file').select('key').orderBy('key').execute()
  for (const { key } of keys) {
    const rowNow = () => db.selectFrom('user_file').selectAll().where('key', '=', key).executeTakeFirst()
    const row = await rowNow()
    if (!row) continue
    stored.delete(userFileKey(row.project_id, key))
    const what = await findFault(storage, row)
    if (what === undefined) continue
    // One that has not arrived is not there yet, or never will be; and it may have been deleted meanwhile.
    const isOnItsWay = what === MISSING && row.is_stored === 0
    if (!isOnItsWay && (await rowNow())) problems.push({ where: whereOf(row), what, remedy: REMEDIES.userFile })
  }
  const strays: DataProblem[] = []
  for (const key of stored) {
    // Deleting one takes its row first.
    if (await storage.has(key)) strays.push({ where: `objects/${key}`, what: STRAY, remedy: REMEDIES.stray })
  }
  return { counts: { 'files of visitors': keys.length }, problems, strays }
}

const MISSING = 'is missing'
const STRAY = 'is a file of a visitor that no row names, so that nobody can get it'

const whereOf = ({ project_id: projectId, key, name }: UserFileRow): string => `objects/${userFileKey(projectId, key)} (${name})`

async function findFault(storage: StoredObjects, row: UserFileRow): Promise<string | undefined> {
  const bytes = await storage.read(userFileKey(row.project_id, row.key))
  if (!bytes) return MISSING
  if (bytes.length !== Number(row.size)) return `has ${bytes.length} bytes, not ${row.size}`
  return createHash('sha256').update(bytes).digest('hex') === row.hash ? undefined : 'was altered'
}
