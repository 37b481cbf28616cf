import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from '../ports/database.ts'
import { accounts } from './0001-accounts.ts'
import { projects } from './0002-projects.ts'
import { releaseBefore } from './0003-release-before.ts'
import { hashes } from './0004-hashes.ts'
import { pluginSettings } from './0005-plugin-settings.ts'
import { drafts } from './0006-drafts.ts'
import { secrets } from './0007-secrets.ts'
import { userFiles } from './0008-user-files.ts'
import { stages } from './0009-stages.ts'
import { invitations } from './0010-invitations.ts'
import { domains } from './0011-domains.ts'
import { mainDomain } from './0012-main-domain.ts'
import { unusedFiles } from './0013-unused-files.ts'
import { storedUserFiles } from './0014-stored-user-files.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [
  accounts,
  projects,
  releaseBefore,
  hashes,
  pluginSettings,
  drafts,
  secrets,
  userFiles,
  stages,
  invitations,
  domains,
  mainDomain,
  unusedFiles,
  storedUserFiles,
]

/** Any number that no other program locks by; keeps two nodes from migrating one PostgreSQL at once. */
const LOCK = 20_260_001

/**
 * Brings the database to the newest shape; keeps a copy of it first when it holds anything. Each step and the note that it
 * ran are one transaction, on both engines: a step that fails or is cut short changes nothing. In the end the main file holds it all.
 */
export async function runMigrations(database: Database, steps: readonly Migration[] = migrations): Promise<void> {
  const { db, engine } = database
  const inTurn = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
      return work(transaction)
    })
  await inTurn((transaction) =>
    sql`create table if not exists migration (name text primary key, time bigint not null)`.execute(transaction),
  )
  const done = await db.selectFrom('migration').select('name').execute()
  const pending = steps.filter(({ name }) => !done.some((row) => row.name === name))
  const first = pending[0]
  if (!first) return
  if (done.length > 0) await database.backup(`before-${first.name}-${Date.now()}`)
  for (const step of pending) {
    await inTurn(async (transaction) => {
      const ran = await transaction.selectFrom('migration').select('name').where('name', '=', step.name).executeTakeFirst()
      if (ran) return
      await step.up(transaction, engine)
      await transaction.insertInto('migration').values({ name: step.name, time: Date.now() }).execute()
    })
  }
  await database.checkpoint()
}
