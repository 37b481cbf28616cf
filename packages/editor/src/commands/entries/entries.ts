import type { Id } from '@heddle/document'
import { entriesOf, fillEntries, moveEntry } from '@heddle/document/operations'
import type { Entries } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'
import { placedOn, startOf } from '../../session/insertables.ts'
import { nodeOf } from '../../session/tree.ts'
import { fieldsOf } from '../selection.ts'
import { words } from './words.ts'

/** Where an entry stands: a tab with what it shows, a slide, a link of a menu. */
export interface EntryPlace {
  readonly ownerId: Id
  /** Among all of them. */
  readonly at: number
}

/** Behind the one at `at`; as the last where there is none such. */
export type PlaceOfNext = Pick<EntryPlace, 'ownerId'> & Partial<EntryPlace>

/** What of a node belongs together across its slots; `undefined` for most, and for an instance. */
export function entriesIn({ view, definitions }: Editor, id: Id): Entries | undefined {
  const node = nodeOf(view, id)
  return node && node.componentId === undefined ? definitions.get(node.element)?.entries : undefined
}

/** The entry that a node is a part of by itself, not by what it stands in. */
export function entryOf(editor: Editor, id: Id): EntryPlace | undefined {
  const { view } = editor
  const { parentId = '', slot = '' } = nodeOf(view, id)?.place ?? {}
  const isPart = entriesIn(editor, parentId)?.children[slot] !== undefined
  return isPart ? { ownerId: parentId, at: view.children(parentId, slot).indexOf(id) } : undefined
}

/** Where one more belongs with this node selected: behind the entry it is or stands in, or at the end of those it has. */
export function placeOfNext(editor: Editor, selected: Id): PlaceOfNext | undefined {
  if (entriesIn(editor, selected)) return { ownerId: selected }
  for (const id of [selected, ...editor.view.ancestors(selected)]) {
    const place = entryOf(editor, id)
    if (place) return place
  }
  return undefined
}

/** The nodes with the others of the entries they are a part of: a tab with what it shows. */
export function withTheirEntries(editor: Editor, ids: readonly Id[]): readonly Id[] {
  const all = ids.flatMap((id) => {
    const place = entryOf(editor, id)
    const slots = Object.keys((place && entriesIn(editor, place.ownerId)?.children) ?? {})
    const parts = place && entriesOf(editor.view, place.ownerId, slots)[place.at]
    return [id, ...(parts?.filter((part) => part !== undefined) ?? [])]
  })
  return [...new Set(all)]
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
