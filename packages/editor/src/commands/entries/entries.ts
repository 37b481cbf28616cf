import type { Id } from '@heddle/document'
import { entriesOf } from '@heddle/document/operations'
import type { Entries } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'
import { nodeOf } from '../../session/tree.ts'

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
