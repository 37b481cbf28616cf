import type { z } from 'zod'
import { assetMigrations, assetSchema } from './asset.ts'
import { collectionMigrations, collectionSchema } from './collection.ts'
import { FORMAT_VERSION } from './format.ts'
import { formulaMigrations, formulaSchema } from './formula.ts'
import { libraryComponentMigrations, libraryComponentSchema } from './library-component.ts'
import type { Migration } from './migration.ts'
import { nodeMigrations, nodeSchema } from './node.ts'
import { pageMigrations, pageSchema } from './page.ts'
import { pluginMigrations, pluginSchema } from './plugin.ts'
import { testMigrations, testSchema } from './test.ts'
import { siteMigrations, siteSchema } from './site.ts'
import { styleClassMigrations, styleClassSchema } from './style-class.ts'
import { tokenMigrations, tokenSchema } from './token.ts'
import type { RecordKind, RecordOf } from './types.ts'
import { variableMigrations, variableSchema } from './variable.ts'
import { workflowMigrations, workflowSchema } from './workflow.ts'

/** The schema of every kind of record. */
export const SCHEMAS: { readonly [K in RecordKind]: z.ZodType<RecordOf<K>> } = {
  site: siteSchema,
  page: pageSchema,
  node: nodeSchema,
  'style-class': styleClassSchema,
  token: tokenSchema,
  variable: variableSchema,
  plugin: pluginSchema,
  asset: assetSchema,
  collection: collectionSchema,
  formula: formulaSchema,
  workflow: workflowSchema,
  'library-component': libraryComponentSchema,
  test: testSchema,
}

/** Every step of the format in order. */
export const MIGRATIONS: readonly Migration[] = inOrder(
  [
    ...siteMigrations,
    ...pageMigrations,
    ...nodeMigrations,
    ...styleClassMigrations,
    ...tokenMigrations,
    ...variableMigrations,
    ...pluginMigrations,
    ...assetMigrations,
    ...collectionMigrations,
    ...formulaMigrations,
    ...workflowMigrations,
    ...libraryComponentMigrations,
    ...testMigrations,
  ],
  FORMAT_VERSION,
)

/** Sorts steps and asserts that they lead from format 1 to `format` without a gap and with names of their own. */
export function inOrder(migrations: readonly Migration[], format: number): readonly Migration[] {
  const sorted = migrations.toSorted((a, b) => a.to - b.to)
  for (const [at, { to, name }] of sorted.entries()) {
    if (to !== at + 2) throw new Error(`Migration "${name}" leads to format ${to}; format ${at + 2} is expected here`)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`Migration to format ${to} needs a kebab-case name`)
    if (sorted.some((other) => other.name === name && other.to !== to)) throw new Error(`Two migrations are named "${name}"`)
  }
  if (sorted.length + 1 !== format) throw new Error(`The format is ${format}, but the migrations lead to ${sorted.length + 1}`)
  return sorted
}
