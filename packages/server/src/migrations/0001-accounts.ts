import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Accounts: the four tables better-auth works on (a test compares them with what it asks for). */
export const accounts: Migration = {
  name: '0001-accounts',
  async up(db, engine) {
    const date = engine === 'postgres' ? sql`timestamptz` : sql`date`
    const flag = engine === 'postgres' ? sql`boolean` : sql`integer`

    await db.schema
      .createTable('user')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('emailVerified', flag, (c) => c.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', date, (c) => c.notNull())
      .addColumn('updatedAt', date, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('session')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('expiresAt', date, (c) => c.notNull())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('createdAt', date, (c) => c.notNull())
      .addColumn('updatedAt', date, (c) => c.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .execute()
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('issuer', 'text', (c) => c.notNull())
      .addColumn('accountId', 'text', (c) => c.notNull())
      .addColumn('providerId', 'text', (c) => c.notNull())
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', date)
      .addColumn('refreshTokenExpiresAt', date)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', date, (c) => c.notNull())
      .addColumn('updatedAt', date, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('verification')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('identifier', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('expiresAt', date, (c) => c.notNull())
      .addColumn('createdAt', date, (c) => c.notNull())
      .addColumn('updatedAt', date, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute()
    await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute()
    await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute()
    await db.schema.createIndex('account_issuer_accountId_uidx').unique().on('account').columns(['issuer', 'accountId']).execute()
  },
}
