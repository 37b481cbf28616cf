import { isContainer, readAtom, type Changes, type Diff } from '@heddle/store'
import { errorAt, hasErrors, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { DEEPEST_ATOM, roleOfPath } from '../records/atoms.ts'
import { ID } from '../records/schema-parts.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import { ruleOfAtom, type AtomRule } from './atom-rule.ts'
import type { CheckOptions } from './check-document.ts'
import { checkOutcome } from './diff-outcome.ts'
import { checkJson, isPlain } from './json.ts'
import { createOverlay } from './overlay.ts'
import { checkChangedRecord, checkRecord } from './record.ts'

const PARTS = ['put', 'set', 'remove'] as const
const NOTHING: Readonly<Record<string, never>> = {}

/**
 * What is wrong with a change before it is applied; the diff may come from anywhere. Errors refuse it whole.
 * Work grows with the diff, not with the document; only a change of addresses looks at all pages. Never throws.
 */
export function checkDiff(view: DocumentView, diff: Diff<DocumentRecord>, { fieldsOf }: CheckOptions): readonly Issue[] {
  const malformed = checkShape(diff)
  if (malformed.length > 0) return malformed
  const issues: Issue[] = []
  const { put = NOTHING, set = NOTHING, remove = NOTHING } = diff
  /** Fields of records whose schemas have to be asked: their changes are more than single values of a known kind. */
  const unproven: Id[] = []
  for (const id of Object.keys(put)) issues.push(...checkPut(view, id, put[id]))
  for (const id of Object.keys(set)) {
    const [record, changes] = [view.get(id), set[id] ?? NOTHING]
    if (record === undefined) issues.push(gone(id))
    else if (!checkSet(record, changes, issues)) unproven.push(id)
  }
  for (const id of Object.keys(remove)) if (view.get(id) === undefined) issues.push(gone(id))
  if (hasErrors(issues)) return issues
  const overlay = createOverlay(view, diff)
  for (const id of unproven) {
    const after = overlay.get(id)
    const fields = Object.keys(set[id] ?? NOTHING).map((path) => path.split('/', 1)[0] ?? '')
    const result = after === undefined ? undefined : checkChangedRecord(after, fields, `set/${id}`)
    if (result?.ok === false) issues.push(...result.issues)
  }
  if (hasErrors(issues)) return issues
  const outcome = checkOutcome(view, overlay, diff, fieldsOf)
  return issues.length === 0 ? outcome : [...issues, ...outcome]
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
      for (const id of Object.keys(held)) {
        if (!ID.test(id)) issues.push(errorAt('bad-id', `${part}/${id.slice(0, 64)}`, MESSAGES.badId))
        if (seen.has(id)) issues.push(errorAt('twice-in-diff', `${part}/${id}`, MESSAGES.twiceInDiff))
        if (!isContainer((held as Record<Id, unknown>)[id])) issues.push(errorAt('not-diff', `${part}/${id}`, MESSAGES.notDiff))
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

/** Adds what is wrong with the changes to the issues. Answers whether they leave a record sound, as far as each of them can tell. */
function checkSet(record: DocumentRecord, changes: Changes, issues: Issue[]): boolean {
  const paths = Object.keys(changes)
  const above = paths.length > 1 ? pathsAbove(paths) : undefined
  let isProven = true
  for (const path of paths) {
    const place = `${record.kind}/${record.id}/${path.slice(0, 500)}`
    const rule = ruleOfAtom(record.kind, path)
    const change: unknown = changes[path]
    if (path === 'id' || path === 'kind') issues.push(errorAt('kind-changed', place, MESSAGES.kindChanged))
    else if ((rule === undefined && roleOfPath(record.kind, path) === undefined) || above?.has(path) === true)
      issues.push(errorAt('not-atom', place, MESSAGES.notAtom))
    else if (!Array.isArray(change) || change.length !== 2) issues.push(errorAt('bad-change', place, MESSAGES.badChange))
    else {
      const [, to] = change as readonly unknown[]
      issues.push(...checkJson(to, place, record.kind))
      isProven &&= rule !== undefined && isProvenValue(record, path, rule, to)
    }
  }
  return isProven
}

/** All that other paths lead through, as far down as atoms lie. */
function pathsAbove(paths: readonly string[]): ReadonlySet<string> {
  const above = new Set<string>()
  for (const path of paths) {
    for (let end = path.indexOf('/'), depth = 1; end >= 0 && depth <= DEEPEST_ATOM; end = path.indexOf('/', end + 1), depth++)
      above.add(path.slice(0, end))
  }
  return above
}

/** A value that is plain, and in place of another one, makes a record neither larger nor deeper. */
function isProvenValue(record: DocumentRecord, path: string, rule: AtomRule, to: unknown): boolean {
  if (to === null) return rule.isOptional
  return isPlain(to) && readAtom(record, path) !== null && rule.fits(to)
}

/** Deletion beats edit: a change of what is gone has no effect and does no harm. */
function gone(id: Id): Issue {
  return warningAt('record-gone', `record/${id}`, MESSAGES.recordGone(id))
}
