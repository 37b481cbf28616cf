import type { Id } from '@heddle/document'
import {
  copyFragment,
  insertInstance,
  insertNode,
  moveNodes,
  pasteFragment,
  type OperationResult,
  type Target,
} from '@heddle/document/operations'
import type { NodeTemplate } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'
import { words } from '../words.ts'
import type { DropPlan } from '../drop-kernel.ts'
import type { DragPayload } from '../drop-rules.ts'
import { withFreeNames } from '../../session/field-names.ts'
import { insertablesOf, placedOn, startOf, type Insertable } from '../../session/insertables.ts'
import { nodeOf, nodeTitle } from '../../session/tree.ts'

export interface Landing {
  readonly payload: DragPayload
  readonly plan: DropPlan
  /** Leave the dragged nodes where they are and place copies. */
  readonly isCopy: boolean
}

/** Carries out a drop through the document's operations and selects what landed. True when something changed. */
export function landDrag(editor: Editor, { payload, plan, isCopy }: Landing): boolean {
  if ('item' in payload) {
    const item = insertablesOf(editor.definitions).get(payload.item)
    return item !== undefined && placeItem(editor, item, toTarget(editor, plan, new Set()))
  }
  const fieldsOf = (type: string) => editor.definitions.get(type)
  if ('componentId' in payload) {
    const { componentId } = payload
    const target = toTarget(editor, plan, new Set())
    const placed = insertInstance(editor.view, { componentId, target, newId: editor.newId, fieldsOf })
    const name = editor.view.find('library-component', componentId)?.name ?? ''
    return placeNew(editor, words.changes.insert(name), placed)
  }
  const { nodes } = payload
  const [first] = nodes
  if (first === undefined || (plan.isSamePlace && !isCopy)) return false
  const name = nodes.length === 1 ? nodeTitle(editor, first) : words.elements(nodes.length)
  if (isCopy) {
    const target = toTarget(editor, plan, new Set())
    const copied = pasteFragment(editor.view, {
      fragment: copyFragment(editor.view, { ids: nodes }),
      target,
      newId: editor.newId,
      fieldsOf,
    })
    if (!editor.change(words.changes.copy(name), withFreeNames(editor, copied))) return false
    if (copied.ok && copied.ids) editor.session.selection.value = copied.ids
    return true
  }
  const moved = moveNodes(editor.view, { ids: nodes, target: toTarget(editor, plan, new Set(nodes)), fieldsOf })
  return editor.change(words.changes.move(name), moved)
}

/** Places something new and selects it. */
function placeItem(editor: Editor, { label, template }: Insertable, target: Target): boolean {
  return placeNew(editor, words.changes.insert(label), planInsert(editor, template, target))
}

function placeNew(editor: Editor, label: string, inserted: OperationResult): boolean {
  if (!editor.change(label, inserted)) return false
  if (inserted.ok && inserted.ids) editor.session.selection.value = inserted.ids
  return true
}

/** The change that places a new piece; directly on a page a section is put around what is not one. */
export function planInsert(editor: Editor, template: NodeTemplate, target: Target): OperationResult {
  const isOnPage = nodeOf(editor.view, target.parentId) === undefined
  const isSection = editor.definitions.get(template.element)?.isSection ?? false
  return insertNode(editor.view, {
    template: placedOn(isOnPage && !isSection ? inSection(editor, template) : template, editor.session.pageId.value),
    target,
    newId: editor.newId,
    fieldsOf: (type) => editor.definitions.get(type),
    language: editor.session.language.value,
  })
}

function inSection(editor: Editor, template: NodeTemplate): NodeTemplate {
  const section = [...editor.definitions.values()].find((definition) => definition.isSection)
  const slot = section && Object.keys(section.slots)[0]
  if (!section || slot === undefined) return template
  return { ...startOf(editor.definitions, { element: section.type }), slots: { [slot]: [template] } }
}

/** The plan counts what is drawn; the document counts every child, hidden ones too. */
export function toTarget(editor: Editor, { container, beforeId }: DropPlan, leaving: ReadonlySet<Id>): Target {
  const { id: parentId, slot } = container
  const staying = editor.view.children(parentId, slot).filter((id) => !leaving.has(id))
  const at = beforeId === undefined ? -1 : staying.indexOf(beforeId)
  return { parentId, slot, at: at === -1 ? staying.length : at }
}
