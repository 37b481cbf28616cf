import { hasErrors, SECTIONS_SLOT, type Id } from '@heddle/document'
import { checkNew, insertNode } from '@heddle/document/operations'
import type { Target } from '@heddle/document/operations'
import type { NodeTemplate } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'
import { contentRoot } from '../../session/inside/inside.ts'
import { withFieldNames } from '../../session/field-names.ts'
import { placedOn, startOf } from '../../session/insertables.ts'
import type { Insertable } from '../../session/insertables.ts'
import { nodeTitle } from '../../session/tree.ts'
import { words } from '../words.ts'
import { applyAndSelect, fieldsOf } from '../selection.ts'
import { insertTargets } from './insert-targets.ts'
import { rememberInsert } from './recent-inserts.ts'

interface InsertPlace {
  readonly target: Target
  /** What is placed there: on a page without a section it brings one along. */
  readonly template: NodeTemplate
}

/** Adds something at an exact place, or where a person means; it is selected then. False when no place takes it. */
export function insertItem(editor: Editor, item: Insertable, target?: Target): boolean {
  const { view, newId, session } = editor
  const { template } = item
  // What nothing takes is refused with the reason.
  const place = target ? { target, template } : (insertPlace(editor, item) ?? { target: endOf(contentRoot(editor)), template })
  const result = insertNode(view, {
    target: place.target,
    template: placedOn(withFieldNames(editor, place.template, place.target.parentId, item.label), session.pageId.value),
    newId,
    fieldsOf: fieldsOf(editor),
    language: session.language.value,
  })
  const isDone = applyAndSelect(editor, words.changes.insert(item.label), result)
  if (isDone) rememberInsert(item.id)
  // What follows means what was asked for, not the section that came with it.
  if (isDone && place.template !== template) session.selection.value = session.selection.value.flatMap((id) => view.children(id))
  return isDone
}

/** Where something lands when nobody says where; `undefined` when nothing here takes it. */
export function insertPlace(editor: Editor, { template }: Insertable): InsertPlace | undefined {
  const { view, session } = editor
  const rootId = contentRoot(editor)
  const facts = fieldsOf(editor)
  const selected = session.selection.value.at(-1)
  const places = insertTargets(view, (type) => editor.definitions.get(type), rootId, selected, template.element)
  const target = places.find((target) => !hasErrors(checkNew(view.get, facts, template, target, '')))
  if (target) return { target, template }
  const wrapped = view.children(rootId).length === 0 ? inSection(editor, template) : undefined
  return wrapped && { target: endOf(rootId), template: wrapped }
}

/** A place in words: `Into Section · Hero`. */
export function describePlace(editor: Editor, { parentId, slot, at }: Target): string {
  const { view } = editor
  const siblings = view.children(parentId, slot)
  const before = at === undefined ? undefined : siblings[at - 1]
  if (before !== undefined) return words.insertAfter(nodeTitle(editor, before))
  return view.find('node', parentId) ? words.insertInto(nodeTitle(editor, parentId)) : words.insertOnPage
}

const endOf = (rootId: Id): Target => ({ parentId: rootId, slot: SECTIONS_SLOT })

function inSection({ definitions }: Editor, template: NodeTemplate): NodeTemplate | undefined {
  const section = [...definitions.values()].find(({ isSection }) => isSection)
  const slot = Object.keys(section?.slots ?? {})[0]
  if (!section || slot === undefined || definitions.get(template.element)?.parents) return undefined
  return { ...startOf(definitions, { element: section.type }), slots: { [slot]: [template] } }
}
