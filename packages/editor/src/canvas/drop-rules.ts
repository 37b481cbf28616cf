import { INSTANCE_ELEMENT, type Id } from '@heddle/document'
import { canPlaceInstance, checkApart, checkFit, checkNew, elementsIn } from '@heddle/document/operations'
import type { DropContainer } from '@heddle/canvas/protocol'
import type { Editor } from '../session/editor.ts'
import { insertablesOf } from '../session/insertables.ts'
import { containerOf, contentRoot } from '../session/inside/inside.ts'
import { nodeOf } from '../session/tree.ts'

/** What is carried: something new by the id of what can be added, nodes by id, or a component that gets another instance. */
export type DragPayload = { readonly item: string } | { readonly nodes: readonly Id[] } | { readonly componentId: Id }

/** Element types of what is carried. */
export function elementsOf(editor: Editor, payload: DragPayload): readonly string[] {
  if ('item' in payload) {
    const item = insertablesOf(editor.definitions).get(payload.item)
    return item ? [item.template.element] : []
  }
  if ('componentId' in payload) return [INSTANCE_ELEMENT]
  return payload.nodes.flatMap((id) => nodeOf(editor.view, id)?.element ?? [])
}

/** Whether a slot takes what is carried: the document's own rules, asked while nothing has changed yet. */
export function createDropRules(editor: Editor, payload: DragPayload): (container: DropContainer) => boolean {
  const { view, definitions } = editor
  const fieldsOf = (type: string) => definitions.get(type)
  const elements = elementsOf(editor, payload)
  const item = 'item' in payload ? insertablesOf(definitions).get(payload.item) : undefined
  const moved = new Set('nodes' in payload ? payload.nodes : [])
  const inside = new Set([...moved].flatMap((id) => [...elementsIn(view, id)]))
  const root = contentRoot(editor)
  return ({ id, slot }) => {
    // Beside a component that is open nothing can be placed.
    if (elements.length === 0 || (id !== root && containerOf(view, id) !== root)) return false
    const node = nodeOf(view, id)
    const staying = view.children(id, slot).filter((child) => !moved.has(child)).length
    // An empty page takes any new element: it gets a section around it.
    if (!node && item && staying === 0) return true
    const max = node && definitions.get(node.element)?.slots[slot]?.max
    const hasRoom = max === undefined || staying + elements.length <= max
    if (!hasRoom) return false
    if ('componentId' in payload) return canPlaceInstance(view, payload.componentId, { parentId: id, slot }, fieldsOf)
    if (item) return checkNew(view.get, fieldsOf, item.template, { parentId: id, slot }, '').length === 0
    return (
      elements.every((element) => checkFit(view.get, fieldsOf, element, id, slot, '').length === 0) &&
      checkApart(view.get, fieldsOf, inside, id, '').length === 0
    )
  }
}
