import type { Id } from '@heddle/document'
import {
  deleteCollection,
  deleteFormula,
  deleteTest,
  deleteVariable,
  deleteWorkflow,
  duplicateRecord,
  findData,
  freeName,
  insertCollection,
  insertFormula,
  insertVariable,
  setCollection,
  setFormula,
  setTest,
  setVariable,
  setWorkflow,
  type DataKind,
  type OperationResult,
} from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { countUsages, usagePlaces } from './usage-places.ts'
import { words } from './words.ts'

/** Kinds that the Data panel makes. */
export type NewKind = Exclude<DataKind, 'workflow' | 'test'>
/** What a formula says until somebody writes it: an empty one is refused. */
const EMPTY_FORMULA = 'null'
/** What a variable holds until somebody says it: a text, so that no formula meets nothing. */
const EMPTY_TEXT = { type: 'string', defaultValue: '' } as const
/** Places that a notice names. */
const NAMED = 3

export interface NewData {
  readonly kind: NewKind
  /** A variable of this page alone. */
  readonly pageId?: Id
  readonly folder?: string
}

/** Adds a variable, a collection or a formula under a free name; answers its id. */
export function addData(editor: Editor, { kind, pageId, folder = '' }: NewData): Id | undefined {
  const { view, newId } = editor
  const taken = new Set(view.of(kind).map(({ name }) => name))
  const name = freeName(words.nouns[kind], (free) => taken.has(free), { separator: '' })
  const shared = { name, folder, newId }
  const makers: Readonly<Record<NewKind, () => OperationResult>> = {
    variable: () => insertVariable(view, { ...shared, ...EMPTY_TEXT, ...(pageId !== undefined && { pageId }) }),
    collection: () => insertCollection(view, { ...shared, mode: 'static', data: [] }),
    formula: () => insertFormula(view, { ...shared, code: EMPTY_FORMULA }),
  }
  const result = makers[kind]()
  return editor.change(words.changes.add(kind, name), result) && result.ok ? result.ids?.[0] : undefined
}

const SET = { variable: setVariable, collection: setCollection, formula: setFormula, workflow: setWorkflow, test: setTest }

/** Gives a record another name; answers what is wrong with it. */
export function renameData(editor: Editor, id: Id, name: string): string | undefined {
  const { view } = editor
  const record = findData(view, id)
  if (record === undefined || record.name === name) return undefined
  const set = SET[record.kind]
  const result = set(view, { id, values: { name } })
  if (!result.ok) return result.issues[0]?.message
  editor.change(words.changes.rename(name), result)
  return undefined
}

/** Copies a record; answers the id of the copy. */
export function duplicateData(editor: Editor, id: Id): Id | undefined {
  const record = findData(editor.view, id)
  if (record === undefined) return undefined
  const result = duplicateRecord(editor.view, { id, newId: editor.newId })
  return editor.change(words.changes.duplicate(record.name), result) && result.ok ? result.ids?.[0] : undefined
}

const DELETE = {
  variable: deleteVariable,
  collection: deleteCollection,
  formula: deleteFormula,
  workflow: deleteWorkflow,
  test: deleteTest,
}

/** Deletes a record without a question; a notice names what still used it, and undo brings it back. */
export function deleteData(editor: Editor, id: Id): boolean {
  const { view, session } = editor
  const record = findData(view, id)
  if (record === undefined) return false
  const places = usagePlaces(editor, id, NAMED)
  const count = countUsages(view, id)
  if (!editor.change(words.changes.remove(record.kind, record.name), DELETE[record.kind](view, { id }))) return false
  if (session.subject.value === id) session.subject.value = undefined
  if (count > 0) {
    const names = places.map(({ name, where }) => words.place(name, where))
    session.notice.value = { text: words.stillUsed(record.name, names, count - places.length), tone: 'danger' }
  }
  return true
}
