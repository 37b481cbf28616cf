import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FORMAT_VERSION } from '@heddle/document'
import { getMigrations } from 'better-auth/db/migration'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { cookieNames } from '../cookies.ts'
import { openSqlite } from '../drivers/sqlite.ts'
import { authOptions } from '../services/accounts.ts'
import { createChangeLog } from '../services/change-log.ts'
import { onEveryEngine } from '../testing/database-engines.ts'
import type { Migration } from './migration.ts'
import { migrations, runMigrations } from './run-migrations.ts'

onEveryEngine((engine) => {
  it('makes the tables that better-auth works on', async () => {
    const database = await engine.open()
    const { compileMigrations } = await getMigrations(authOptions(database, 'x'.repeat(40), cookieNames(readConfig({}))))
    expect((await compileMigrations()).replace(/[;\s]/g, '')).toBe('')
  })

  it('changes nothing when it runs again', async () => {
    const database = await engine.open()
    await runMigrations(database)
    expect(await database.db.selectFrom('project').selectAll().execute()).toEqual([])
  })
})

const broken: Migration = {
  name: '9999-broken',
  async up(db) {
    await db.schema.createTable('half').addColumn('id', 'text').execute()
    throw new Error('the step failed')
  },
}

it('keeps a copy of the file before it changes it, and changes nothing when a step fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-migrate-'))
  const database = openSqlite(folder)
  try {
    await runMigrations(database)
    expect(readdirSync(folder)).not.toContain('backups')
    await expect(runMigrations(database, [...migrations, broken])).rejects.toThrow('the step failed')
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1)
    const tables = await database.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half')
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

onEveryEngine((engine) => {
  it('gives entries and snapshots that were there before their hashes, and projects the length of their log', async () => {
    const database = await engine.openEmpty()
    await runMigrations(
      database,
      migrations.slice(
        0,
        migrations.findIndex(({ name }) => name === '0004-hashes'),
      ),
    )
    const project = { id: 'p', name: 'Old', slug: 'old', created_at: 1, updated_at: 1 }
    await database.db
      .insertInto('project')
      .values(project as never)
      .execute()
    const entry = (seq: number) => ({
      project_id: 'p',
      seq,
      local_id: `change ${seq}`,
      client_id: 'c',
      author_id: 'a',
      author_name: 'Ann',
      label: 'Edit',
      time: 1,
      diff: JSON.stringify({ put: {} }),
    })
    const entries = Array.from({ length: 501 }, (_, at) => entry(at + 1))
    for (const row of entries)
      await database.db
        .insertInto('log')
        .values(row as never)
        .execute()
    const snapshot = { project_id: 'p', seq: 0, version: FORMAT_VERSION, records: '[]' }
    await database.db
      .insertInto('snapshot')
      .values(snapshot as never)
      .execute()

    await runMigrations(database)
    const log = createChangeLog(database)
    expect(await log.entriesAfter('p', 0)).toHaveLength(501)
    expect(await log.lastSnapshot('p')).toEqual({ seq: 0, version: FORMAT_VERSION, records: [] })
    const { log_seq } = await database.db.selectFrom('project').select('log_seq').executeTakeFirstOrThrow()
    expect(log_seq).toBe(501)
  })
})
