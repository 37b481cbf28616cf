import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import { DATABASE_FILE, findFolderDamage } from '../drivers/data-folder.ts'
import { openDatabase } from '../drivers/open-database.ts'
import { readObjects, storagePlace } from '../drivers/open-storage.ts'
import { migrations } from '../migrations/run-migrations.ts'
import type { Database } from '../ports/database.ts'
import { holdsAny } from '../ports/object-storage.ts'
import { checkFiles } from './check-files.ts'
import { checkLog } from './check-log.ts'
import { REMEDIES, type DataProblem, type DataReport } from './report.ts'

/** The settings for a folder that holds all objects, whatever the server has them in. */
export function onlyFolder({ s3: _, ...config }: ServerConfig, dataFolder: string): ServerConfig {
  return { ...config, dataFolder }
}

/** Looks at everything that the server keeps, while it runs or stands, and changes nothing of it. */
export async function checkData(config: ServerConfig): Promise<DataReport> {
  const damage = config.databaseUrl === undefined ? findFolderDamage(config.dataFolder) : undefined
  if (damage) return only({ where: damage.file, what: damage.what, remedy: REMEDIES.file })
  if (config.databaseUrl === undefined && !existsSync(join(config.dataFolder, DATABASE_FILE))) return { counts: {}, problems: [] }
  let database: Database
  try {
    database = await openDatabase(config)
  } catch (error) {
    return only({ where: 'the database', what: (error as Error).message, remedy: REMEDIES.file })
  }
  try {
    return await checkDatabase(database, config)
  } finally {
    await database.close()
  }
}

const only = (problem: DataProblem): DataReport => ({ counts: {}, problems: [problem] })

async function checkDatabase(database: Database, config: ServerConfig): Promise<DataReport> {
  const { dataFolder, databaseUrl } = config
  const storage = await readObjects(storagePlace(config))
  const { db } = database
  const where = databaseUrl === undefined ? join(dataFolder, DATABASE_FILE) : 'the database'
  const broken = await database.findDamage('whole').catch((error: Error) => [error.message])
  const problems: DataProblem[] = broken.map((what) => ({ where, what, remedy: REMEDIES.file }))
  if (!(await isPresent(database))) {
    return { counts: {}, problems: [...problems, { where, what: 'it is of an older Heddle or of none', remedy: REMEDIES.older }] }
  }
  const [users, projects] = await Promise.all([
    db.selectFrom('user').select('id').execute(),
    db.selectFrom('project').selectAll().execute(),
  ])
  if (users.length === 0 && (projects.length > 0 || (await holdsAny(storage)))) {
    problems.push({
      where,
      what: 'it holds no account, although there are uploads, releases or projects, which belong to one',
      remedy: REMEDIES.accounts,
    })
  }
  const counts: Record<string, number> = { accounts: users.length, projects: projects.length, entries: 0, snapshots: 0 }
  for (const project of projects) {
    const found = await checkLog(database, project)
    for (const [what, count] of Object.entries(found.counts)) counts[what] = (counts[what] ?? 0) + count
    problems.push(...found.problems)
  }
  const files = await checkFiles(database, storage)
  return { ...files, counts: { ...counts, ...files.counts }, problems: [...problems, ...files.problems] }
}

/** Whether the database has the present shape. */
async function isPresent({ db }: Database): Promise<boolean> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migration')) return false
  const done = await db.selectFrom('migration').select('name').execute()
  return migrations.every(({ name }) => done.some((row) => row.name === name))
}
