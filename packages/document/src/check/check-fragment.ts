import { isContainer } from '@heddle/store'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { FRAGMENT_TYPE, type Fragment } from '../records/fragment.ts'
import { FORMAT_VERSION } from '../records/format.ts'
import { ID } from '../records/schema-parts.ts'
import type { DocumentRecord } from '../records/types.ts'
import { migrateRecords } from './migrate-records.ts'
import { checkRecord } from './record.ts'

/** Most records a paste may bring. */
const MAX_FRAGMENT = 20_000
/** Characters of the name of a project. */
const MOST_FROM = 100

export type FragmentResult =
  { readonly ok: true; readonly fragment: Fragment } | { readonly ok: false; readonly issues: readonly Issue[] }

/** Whether a value from the clipboard is a fragment; one of an older format is brought to the present one. */
export function checkFragment(value: unknown): FragmentResult {
  const refused = (...issues: readonly Issue[]): FragmentResult => ({ ok: false, issues })
  const notFragment = errorAt('not-fragment', 'fragment', MESSAGES.notFragment)
  if (!isContainer(value)) return refused(notFragment)
  const { type, format, roots, records, from, withoutRows } = value as { readonly [K in keyof Fragment]?: unknown }
  if (type !== FRAGMENT_TYPE || !Array.isArray(roots) || !Array.isArray(records)) return refused(notFragment)
  if (records.length > MAX_FRAGMENT) return refused(errorAt('too-large', 'fragment/records', MESSAGES.tooLarge))
  const migrated = migrateRecords(format, records)
  if (!migrated.ok) return migrated
  const sound: DocumentRecord[] = []
  const issues: Issue[] = []
  for (const [at, record] of migrated.records.entries()) {
    const result = checkRecord(record, `fragment/records/${at}`)
    if (result.ok) sound.push(result.record)
    else issues.push(...result.issues)
  }
  if (issues.length > 0) return refused(...issues)
  const ids = new Set(sound.map(({ id }) => id))
  if (ids.size < sound.length) return refused(errorAt('id-taken', 'fragment/records', MESSAGES.twiceInDiff))
  if (!roots.every((root): root is string => typeof root === 'string' && ID.test(root) && ids.has(root)))
    return refused(notFragment)
  const whence = typeof from === 'string' && from.length <= MOST_FROM ? { from } : {}
  const short = Array.isArray(withoutRows) ? { withoutRows: withoutRows.filter((id): id is string => ids.has(id as string)) } : {}
  const head = { type: FRAGMENT_TYPE, format: FORMAT_VERSION, roots: roots as string[] } as const
  const fragment: Fragment = { ...head, records: sound, ...whence, ...short }
  return { ok: true, fragment }
}
