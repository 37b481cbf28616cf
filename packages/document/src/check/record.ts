import { isContainer } from '@heddle/store'
import { z } from 'zod'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { SCHEMAS } from '../records/registry.ts'
import type { DocumentRecord, RecordKind } from '../records/types.ts'
import { compileSchema } from './compile-schema.ts'
import { checkJson } from './json.ts'

export type RecordResult =
  { readonly ok: true; readonly record: DocumentRecord } | { readonly ok: false; readonly issues: readonly Issue[] }

/** Whether a value from outside is a record of a known kind with fields of the right types. Nothing is changed or dropped. */
export function checkRecord(value: unknown, fallbackPath: string): RecordResult {
  if (!isContainer(value)) return { ok: false, issues: [errorAt('not-record', fallbackPath, MESSAGES.notRecord)] }
  const { id, kind } = value as { readonly id?: unknown; readonly kind?: unknown }
  if (typeof kind !== 'string' || !isKind(kind)) {
    return {
      ok: false,
      issues: [
        errorAt(
          'unknown-kind',
          `${fallbackPath}/kind`,
          MESSAGES.unknownKind(typeof kind === 'string' ? kind.slice(0, 64) : typeof kind),
        ),
      ],
    }
  }
  const path = typeof id === 'string' && id.length <= 64 ? `${kind}/${id}` : fallbackPath
  const foreign = checkJson(value, path, kind)
  if (foreign.length > 0) return { ok: false, issues: foreign }
  if (compileSchema(SCHEMAS[kind])(value)) return { ok: true, record: value as DocumentRecord }
  const { success, data, error } = SCHEMAS[kind].safeParse(value)
  if (success) return { ok: true, record: value as typeof data }
  return { ok: false, issues: error.issues.map((issue) => errorAt('wrong-type', [path, ...issue.path].join('/'), issue.message)) }
}

/**
 * The same for a record that was sound before these fields changed: the schemas of the others are not asked again, which
 * is most of what an edit costs the server.
 */
export function checkChangedRecord(record: DocumentRecord, fields: Iterable<string>, fallbackPath: string): RecordResult {
  const path = `${record.kind}/${record.id}`
  const isSound = checkJson(record, path, record.kind).length === 0 && [...fields].every((field) => isSoundField(record, field))
  return isSound ? { ok: true, record } : checkRecord(record, fallbackPath)
}

function isSoundField(record: DocumentRecord, field: string): boolean {
  const schema: z.ZodType = SCHEMAS[record.kind]
  // A rule about several fields would have to see all of them.
  if (!(schema instanceof z.ZodObject) || (schema.def.checks?.length ?? 0) > 0) return false
  const rule: unknown = Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined
  return (
    rule instanceof z.ZodType && Object.hasOwn(record, field) && rule.safeParse(record[field as keyof DocumentRecord]).success
  )
}

function isKind(kind: string): kind is RecordKind {
  return Object.hasOwn(SCHEMAS, kind)
}
