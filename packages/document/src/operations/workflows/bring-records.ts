import type { Fragment } from '../../records/fragment.ts'
import type { DocumentRecord, Id } from '../../records/types.ts'
import { freeName } from '../../rules/names.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import type { Draft } from '../draft.ts'
import { takeIndex } from '../take-index.ts'
import { CARRIED_WITH_WORKFLOWS } from './copy-workflows.ts'

/**
 * Adds what pasted workflows use and the project lacks, under free names; what it holds under the same id is used as it is.
 * Returns the ids that are others here.
 */
export function bringRecords(
  view: DocumentView,
  draft: Draft,
  {
    fragment: { roots, records },
    pageId,
    newId,
  }: { readonly fragment: Fragment; readonly pageId: Id | undefined; readonly newId: () => Id },
): Map<Id, Id> {
  const ids = new Map<Id, Id>()
  const missing: DocumentRecord[] = []
  for (const record of records) {
    const held = view.get(record.id)
    if (!CARRIED_WITH_WORKFLOWS.has(record.kind) || roots.includes(record.id) || held?.kind === record.kind) continue
    if (held !== undefined) ids.set(record.id, newId())
    for (const action of record.kind === 'workflow' ? Object.keys(record.actions) : []) ids.set(action, newId())
    missing.push(record)
  }
  for (const record of missing) {
    const copy = replaceIds(record, ids)
    if (copy.kind === 'node' || copy.kind === 'site' || !('name' in copy)) continue
    const { kind } = copy
    const isTaken = (name: string) => view.of(kind).some((other) => 'name' in other && other.name === name)
    const name = freeName(copy.name, isTaken, { separator: copy.name.includes(' ') ? ' ' : '' })
    const placed = { ...copy, name, index: takeIndex(view, draft, kind) } as DocumentRecord
    draft.put(placed.kind === 'variable' && placed.pageId !== undefined ? onPage(placed, pageId) : placed)
  }
  return ids
}

/** A variable of a page becomes one of the page it is pasted on, or of the project. */
function onPage<T extends { readonly pageId?: Id }>({ pageId: _, ...variable }: T, pageId: Id | undefined): DocumentRecord {
  return { ...variable, ...(pageId !== undefined && { pageId }) } as unknown as DocumentRecord
}
