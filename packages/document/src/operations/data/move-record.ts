import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import { checkFolder, folderPath } from '../../rules/folder.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'
import { findData } from './data-record.ts'

export interface MoveRecordInput {
  /** A variable, collection, formula, workflow or test. */
  readonly id: Id
  /** The record of its kind that it is to stand before; `null`: behind all others. Absent: its place among them stays. */
  readonly before?: Id | null
  /** Names joined by `/`; empty for none. Absent: the one it is in. */
  readonly folder?: string
}

/** Puts a record elsewhere among those of its kind, or into a folder. */
export function moveRecord(view: DocumentView, { id, before, folder }: MoveRecordInput): OperationResult {
  const record = findData(view, id)
  if (record === undefined) return refuseWith('unknown-record', id, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  if (before !== undefined && before !== id) {
    const all = view.of(record.kind)
    const others = all.filter((other) => other.id !== id)
    const at = before === null ? others.length : others.findIndex((other) => other.id === before)
    if (at === -1) return refuseWith('unknown-record', `${record.kind}/${before}`, MESSAGES.unknownRecord(before ?? ''))
    const now = all.findIndex((other) => other.id === id)
    if (at !== now) draft.set(id, 'index', takeIndex(view, draft, record.kind, at, id))
  }
  if (folder !== undefined) {
    const path = folderPath(folder)
    const issues = checkFolder(path, `${record.kind}/${id}/folder`)
    if (hasErrors(issues)) return refuse(...issues)
    draft.set(id, 'folder', path)
  }
  return draft.done([id])
}
