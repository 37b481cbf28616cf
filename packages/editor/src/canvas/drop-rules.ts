import { hasErrors, INSTANCE_ELEMENT, type Id, type Issue } from '@heddle/document'
import { checkApart, checkFit, checkMove, checkNew, checkNewInstance, elementsIn } from '@heddle/document/operations'
import type { DropContainer } from '@heddle/canvas/protocol'
import type { Editor } from '../session/editor.ts'
import { insertablesOf } from '../session/insertables.ts'
import { containerOf, contentRoot } from '../session/inside/inside.ts'
import { FINAL_REFUSALS } from '../session/refusals.ts'
import { nodeOf } from '../session/tree.ts'
import { words } from './words.ts'

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

/** What a drag may land in: the document's own rules, asked while nothing has changed yet. */
export interface DropRules {
  readonly allows: (container: DropContainer) => boolean
  /** Why a slot does not take what is carried; nothing where it does. */
  readonly whyNot: (container: Pick<DropContainer, 'id' | 'slot'>) => DropRefusal | undefined
}

export interface DropRefusal {
  readonly message: string
  /** No place beside is meant either: a component in itself stays one wherever in it. */
  readonly isFinal: boolean
}

export function createDropRules(editor: Editor, payload: DragPayload): DropRules {
  const { view, definitions } = editor
  const fieldsOf = (type: string) => definitions.get(type)
  const elements = elementsOf(editor, payload)
  const item = 'item' in payload ? insertablesOf(definitions).get(payload.item) : undefined
  const moved = new Set('nodes' in payload ? payload.nodes : [])
  const inside = new Set([...moved].flatMap((id) => [...elementsIn(view, id)]))
  const root = contentRoot(editor)
  const isOutside = (id: Id): boolean => id !== root && containerOf(view, id) !== root

  function issuesAt({ id, slot }: Pick<DropContainer, 'id' | 'slot'>): readonly Issue[] {
    const target = { parentId: id, slot }
    if ('componentId' in payload) return checkNewInstance(view, payload.componentId, target, fieldsOf)
    return item ? checkNew(view.get, fieldsOf, item.template, target, '') : checkMove(view, [...moved], target, fieldsOf)
  }

  return {
    allows: (container) => {
      const { id, slot } = container
      // Beside a component that is open nothing can be placed.
      if (elements.length === 0 || isOutside(id)) return false
      const node = nodeOf(view, id)
      const staying = view.children(id, slot).filter((child) => !moved.has(child)).length
      // An empty page takes any new element: it gets a section around it.
      if (!node && item && staying === 0) return true
      const max = node && definitions.get(node.element)?.slots[slot]?.max
      const hasRoom = max === undefined || staying + elements.length <= max
      if (!hasRoom) return false
      if (moved.size === 0 || inside.has(INSTANCE_ELEMENT)) return !hasErrors(issuesAt(container))
      return (
        elements.every((element) => checkFit(view.get, fieldsOf, { element }, id, slot, '').length === 0) &&
        checkApart(view.get, fieldsOf, inside, id, '').length === 0
      )
    },
    whyNot: (container) => {
      if (isOutside(container.id)) return { message: words.outside, isFinal: false }
      const issue = issuesAt(container).find(({ severity }) => severity === 'error')
      return issue && { message: issue.message, isFinal: FINAL_REFUSALS.has(issue.code) }
    },
  }
}
