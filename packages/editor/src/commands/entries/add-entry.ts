import type { Id } from '@heddle/document'
import { entriesOf, fillEntries, moveEntry } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { placedOn, startOf } from '../../session/insertables.ts'
import { fieldsOf } from '../selection.ts'
import { entriesIn, placeOfNext, type PlaceOfNext } from './entries.ts'
import { words } from './words.ts'

/** Adds one more where the only selected node says, and selects it: it is shown where it stands, and the next one goes behind it. */
export function addOneMoreHere(editor: Editor): void {
  const { selection } = editor.session
  const place = placeOfNext(editor, selection.value[0] ?? '')
  const added = place && addEntry(editor, place)
  if (added !== undefined) selection.value = [added]
}

/** Makes what is missing of so many entries. True when it is done. */
export function fillEntriesTo(editor: Editor, id: Id, count: number): boolean {
  const { view, definitions, session, newId } = editor
  const entries = entriesIn(editor, id)
  if (!entries) return false
  const pageId = session.pageId.value ?? ''
  const children = Object.fromEntries(
    Object.entries(entries.children).map(([slot, child]) => [slot, placedOn(startOf(definitions, child), pageId)]),
  )
  const language = session.language.value
  const result = fillEntries(view, { id, children, count, newId, fieldsOf: fieldsOf(editor), language })
  return editor.change(words.add(entries.one.en), result)
}

/** Adds an entry behind that one, or as the last. Answers its first part; `undefined` where it is refused. */
export function addEntry(editor: Editor, { ownerId, at }: PlaceOfNext): Id | undefined {
  const { view, client } = editor
  const entries = entriesIn(editor, ownerId)
  if (!entries) return undefined
  const slots = Object.keys(entries.children)
  const last = entriesOf(view, ownerId, slots).length
  const to = at === undefined ? last : at + 1
  // Adding and moving are one step.
  const end = client.startGesture()
  const isDone = fillEntriesTo(editor, ownerId, last + 1)
  if (isDone && to < last) editor.change(words.add(entries.one.en), moveEntry(view, { id: ownerId, slots, from: last, to }))
  end()
  return isDone ? entriesOf(view, ownerId, slots)[to]?.find((part) => part !== undefined) : undefined
}
