import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Settings, the owner's seat, projects, their ordered log, uploads and releases. */
export const projects: Migration = {
  name: '0002-projects',
  async up(db, engine) {
    await db.schema
      .createTable('setting')
      .addColumn('key', 'text', (c) => c.primaryKey().notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('owner_seat')
      .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('claimed_at', 'bigint', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .execute()
    await db.schema
      .createTable('project')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('slug', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('production_release', 'text')
      .addColumn('preview_release', 'text')
      .execute()
    await db.schema
      .createTable('project_member')
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('project_member_key', ['project_id', 'user_id'])
      .execute()
    await db.schema.createIndex('project_member_user').on('project_member').column('user_id').execute()
    await db.schema
      .createTable('log')
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('local_id', 'text', (c) => c.notNull())
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('author_id', 'text', (c) => c.notNull())
      .addColumn('author_name', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addColumn('diff', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('log_key', ['project_id', 'seq'])
      // Entries are written in the order of their key and read by it: SQLite needs no second tree for rows.
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute()
    // A change that is sent twice is written once, whatever happens between.
    await db.schema.createIndex('log_local_id').unique().on('log').columns(['project_id', 'local_id']).execute()
    await db.schema
      .createTable('snapshot')
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('records', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshot_key', ['project_id', 'seq'])
      .execute()
    await db.schema
      .createTable('asset')
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('file', 'text', (c) => c.notNull())
      .addColumn('mime', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('asset_key', ['project_id', 'file'])
      .execute()
    await db.schema.createIndex('asset_file').on('asset').column('file').execute()
    await db.schema
      .createTable('release')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('author_id', 'text', (c) => c.notNull())
      .addColumn('author_name', 'text', (c) => c.notNull())
      .addColumn('pages', 'integer', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('release_project').on('release').columns(['project_id', 'created_at']).execute()
    await db.schema
      .createTable('release_chunk')
      .addColumn('release_id', 'text', (c) => c.notNull().references('release.id').onDelete('cascade'))
      .addColumn('file', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('release_chunk_key', ['release_id', 'file'])
      .execute()
    await db.schema.createIndex('release_chunk_file').on('release_chunk').column('file').execute()
  },
}
