import { isContainer } from '@heddle/store'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { FORMAT_VERSION } from '../records/format.ts'
import type { Migration } from '../records/migration.ts'
import { MIGRATIONS } from '../records/registry.ts'

export type MigrationResult =
  { readonly ok: true; readonly records: readonly unknown[] } | { readonly ok: false; readonly issues: readonly Issue[] }

/**
 * Brings records of an older format to the present one; `checkDocument` looks at them afterwards.
 * Records of a newer format are refused: nothing is lost by guessing.
 */
export function migrateRecords(
  fileVersion: unknown,
  records: readonly unknown[],
  {
    migrations = MIGRATIONS,
    format = FORMAT_VERSION,
  }: { readonly migrations?: readonly Migration[]; readonly format?: number } = {},
): MigrationResult {
  if (typeof fileVersion !== 'number' || !Number.isInteger(fileVersion) || fileVersion < 1) {
    return { ok: false, issues: [errorAt('bad-format', 'format', MESSAGES.badFormat)] }
  }
  if (fileVersion > format)
    return { ok: false, issues: [errorAt('newer-format', 'format', MESSAGES.newerFormat(fileVersion, format))] }
  const steps = migrations.filter(({ to }) => to > fileVersion)
  return { ok: true, records: steps.length === 0 ? records : records.map((record) => steps.reduce(applyStep, record)) }
}

function applyStep(record: unknown, { kind, up }: Migration): unknown {
  return isContainer(record) && (record as { kind?: unknown }).kind === kind
    ? up(record as Readonly<Record<string, unknown>>)
    : record
}
