import { isContainer, type Changes, type Diff } from '@heddle/store'
import { errorAt, hasErrors, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { roleOfPath } from '../records/atoms.ts'
import { ID } from '../records/schema-parts.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import type { CheckOptions } from './check-document.ts'
import { checkOutcome } from './diff-outcome.ts'
import { checkJson } from './json.ts'
import { createOverlay } from './overlay.ts'
import { checkChangedRecord, checkRecord } from './record.ts'

const PARTS = ['put', 'set', 'remove'] as const

/**
 * What is wrong with a change before it is applied; the diff may come from anywhere. Errors refuse it whole.
 * Work grows with the diff, not with the document; only a change of addresses looks at all pages. Never throws.
 */
export function checkDiff(view: DocumentView, diff: Diff<DocumentRecord>, { fieldsOf }: CheckOptions): readonly Issue[] {
  const malformed = checkShape(diff)
  if (malformed.length > 0) return malformed
  const issues: Issue[] = []
  for (const [id, record] of Object.entries(diff.put ?? {})) issues.push(...checkPut(view, id, record))
  for (const [id, changes] of Object.entries(diff.set ?? {})) issues.push(...checkSet(view, id, changes))
  for (const id of Object.keys(diff.remove ?? {})) if (view.get(id) === undefined) issues.push(gone(id))
  if (hasErrors(issues)) return issues
  const overlay = createOverlay(view, diff)
  for (const [id, changes] of Object.entries(diff.set ?? {})) {
    const after = overlay.get(id)
    const fields = Object.keys(changes).map((path) => path.split('/', 1)[0] ?? '')
    const result = after === undefined ? undefined : checkChangedRecord(after, fields, `set/${id}`)
    if (result?.ok === false) issues.push(...result.issues)
  }
  if (hasErrors(issues)) return issues
  return [...issues, ...checkOutcome(view, overlay, diff, fieldsOf)]
}

function checkShape(diff: Diff<DocumentRecord>): readonly Issue[] {
  if (!isContainer(diff)) return [errorAt('not-diff', '', MESSAGES.notDiff)]
  const issues: Issue[] = []
  const seen = new Set<Id>()
  for (const part of Object.keys(diff)) {
    if (!PARTS.some((known) => known === part)) issues.push(errorAt('not-diff', part, MESSAGES.notDiff))
  }
  for (const part of PARTS) {
    const held: unknown = diff[part]
    if (held === undefined) continue
    if (!isContainer(held)) issues.push(errorAt('not-diff', part, MESSAGES.notDiff))
    else {
      for (const [id, value] of Object.entries(held)) {
        if (!ID.test(id)) issues.push(errorAt('bad-id', `${part}/${id.slice(0, 64)}`, MESSAGES.badId))
        if (seen.has(id)) issues.push(errorAt('twice-in-diff', `${part}/${id}`, MESSAGES.twiceInDiff))
        if (!isContainer(value)) issues.push(errorAt('not-diff', `${part}/${id}`, MESSAGES.notDiff))
        seen.add(id)
      }
    }
  }
  return issues
}

function checkPut(view: DocumentView, id: Id, record: unknown): readonly Issue[] {
  const result = checkRecord(record, `put/${id}`)
  if (!result.ok) return result.issues
  const path = `${result.record.kind}/${id}`
  if (result.record.id !== id) return [errorAt('bad-id', `${path}/id`, MESSAGES.kindChanged)]
  const held = view.get(id)
  return held !== undefined && held.kind !== result.record.kind
    ? [errorAt('kind-changed', `${path}/kind`, MESSAGES.kindChanged)]
    : []
}

function checkSet(view: DocumentView, id: Id, changes: Changes): readonly Issue[] {
  const record = view.get(id)
  if (record === undefined) return [gone(id)]
  const paths = Object.keys(changes)
  return paths.flatMap((path) => {
    const place = `${record.kind}/${id}/${path.slice(0, 500)}`
    if (path === 'id' || path === 'kind') return [errorAt('kind-changed', place, MESSAGES.kindChanged)]
    if (roleOfPath(record.kind, path) === undefined || paths.some((other) => other.startsWith(`${path}/`))) {
      return [errorAt('not-atom', place, MESSAGES.notAtom)]
    }
    const change: unknown = changes[path]
    if (!Array.isArray(change) || change.length !== 2) return [errorAt('bad-change', place, MESSAGES.badChange)]
    return checkJson(change[1], place)
  })
}

/** Deletion beats edit: a change of what is gone has no effect and does no harm. */
function gone(id: Id): Issue {
  return warningAt('record-gone', `record/${id}`, MESSAGES.recordGone(id))
}
