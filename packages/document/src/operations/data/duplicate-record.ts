import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import { freeName } from '../../rules/names.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'
import { duplicateWorkflow } from '../workflows/duplicate-workflow.ts'
import { findData } from './data-record.ts'

/** Copies a variable, collection, formula, workflow or test, behind the original and under a free name. What it reads it goes on reading. */
export function duplicateRecord(
  view: DocumentView,
  { id, newId }: { readonly id: Id; readonly newId: () => Id },
): OperationResult {
  const record = findData(view, id)
  if (record === undefined) return refuseWith('unknown-record', id, MESSAGES.unknownRecord(id))
  if (record.kind === 'workflow') return duplicateWorkflow(view, { id, newId })
  const { kind, name } = record
  const draft = createDraft(view)
  const others = view.of(kind)
  const names = new Set(others.map((other) => other.name))
  const copy = {
    ...record,
    id: newId(),
    // Formulas call it by its name: one without spaces stays so.
    name: freeName(name, (free) => names.has(free), { separator: name.includes(' ') ? ' ' : '' }),
    index: takeIndex(view, draft, kind, others.findIndex((other) => other.id === id) + 1),
  }
  draft.put(copy)
  // Two variables would write to one place of the address.
  if (kind === 'variable' && record.queryName !== undefined) draft.set(copy.id, 'queryName', null)
  return draft.done([copy.id])
}
