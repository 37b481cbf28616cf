import type { Database, ProjectRow } from '../ports/database.ts'
import { logHash, snapshotHash } from '../ports/row-hash.ts'
import { createChangeLog } from '../services/change-log.ts'
import { loadDocument } from '../services/load-document.ts'
import { REMEDIES, type DataProblem, type DataReport } from './report.ts'

/** Rows that are read at once. */
const BATCH = 500

/** Every entry and snapshot of a project: none missing, none altered, and the document they make can be loaded. */
export async function checkLog(database: Database, project: ProjectRow): Promise<DataReport> {
  const where = `project “${project.name}” (${project.id})`
  const problems: DataProblem[] = []
  const report = (what: string, remedy: string = REMEDIES.project): void => void problems.push({ where, what, remedy })
  let [entries, expected] = [0, 1]

  for (;;) {
    const rows = await database.db
      .selectFrom('log')
      .selectAll()
      .where('project_id', '=', project.id)
      .where('seq', '>=', expected)
      .orderBy('seq')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      if (row.seq > expected) report(missing(expected, row.seq - 1))
      if (row.hash !== logHash(row)) report(`entry ${row.seq} of its log was altered`)
      expected = row.seq + 1
    }
    entries += rows.length
    if (rows.length < BATCH) break
  }
  if (expected <= project.log_seq) report(missing(expected, project.log_seq))

  const snapshots = await database.db.selectFrom('snapshot').select('seq').where('project_id', '=', project.id).execute()
  for (const { seq } of snapshots) {
    const own = database.db.selectFrom('snapshot').selectAll().where('project_id', '=', project.id).where('seq', '=', seq)
    const row = await own.executeTakeFirst()
    if (row && row.hash !== snapshotHash(row)) report(`its snapshot at entry ${seq} was altered`, REMEDIES.snapshot)
  }
  if (problems.every(({ remedy }) => remedy === REMEDIES.snapshot)) {
    await loadDocument(createChangeLog(database), project.id).catch((error: Error) =>
      report(`it cannot be loaded (${error.message})`),
    )
  }
  return { counts: { entries, snapshots: snapshots.length }, problems }
}

const missing = (from: number, to: number): string =>
  from === to ? `entry ${from} of its log is missing` : `entries ${from} to ${to} of its log are missing`
