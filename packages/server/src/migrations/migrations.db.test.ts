import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMigrations } from 'better-auth/db/migration'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { cookieNames } from '../cookies.ts'
import { openSqlite } from '../drivers/sqlite.ts'
import { authOptions } from '../services/accounts.ts'
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
