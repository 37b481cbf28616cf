import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors, warningAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, NodeRecord } from '../../records/types.ts'
import { outletsOf } from '../../view/outlets.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { checkNewInstance } from './insert-instance.ts'

export interface SwapInstanceInput {
  readonly id: Id
  /** The component that it becomes an instance of. */
  readonly componentId: Id
  readonly fieldsOf: FieldsOf
}

/**
 * Makes an instance one of another component. What it sets of properties goes over to those of the same name, what fills its
 * slots to those called alike; the rest is kept with a warning, or gone where nothing could read it.
 */
export function swapInstance(view: DocumentView, { id, componentId, fieldsOf }: SwapInstanceInput): OperationResult {
  const instance = view.find('node', id)
  if (instance?.componentId === undefined) return refuseWith('unknown-record', `node/${id}`, MESSAGES.noInstance(id))
  const { parentId, slot } = instance.place
  const issues = checkNewInstance(view, componentId, { parentId, slot }, fieldsOf, 0)
  if (hasErrors(issues)) return refuse(...issues)
  const draft = createDraft(view)
  draft.set(id, 'componentId', componentId)
  moveProperties(view, draft, instance, componentId)
  const [before, after] = [outletsOf(view, instance.componentId), outletsOf(view, componentId)]
  const left: Id[] = []
  for (const [at, outlet] of before.entries()) {
    const target = after.find(({ name }) => name === outlet.name) ?? after[at]
    for (const filling of view.children(id, outlet.id)) {
      const node = view.find('node', filling)
      if (node && target) draft.set(filling, 'place', { ...node.place, slot: target.id })
      else left.push(filling)
    }
  }
  return draft.done(
    [id],
    left.map((filling) => warningAt('unknown-reference', `node/${filling}/place`, MESSAGES.noSlot)),
  )
}

function moveProperties(
  view: DocumentView,
  draft: ReturnType<typeof createDraft>,
  { id, componentId = '', props }: NodeRecord,
  to: Id,
): void {
  const known = view.find('library-component', componentId)?.properties ?? {}
  const others = Object.entries(view.find('library-component', to)?.properties ?? {})
  for (const [property, values] of Object.entries(props)) {
    const { name, type } = known[property] ?? {}
    const [target] = others.find(([, other]) => other.name === name && other.type === type) ?? []
    if (target === property) continue
    for (const [variant, value] of Object.entries(values)) {
      draft.set(id, `props/${property}/${variant}`, null)
      if (target !== undefined) draft.set(id, `props/${target}/${variant}`, value)
    }
  }
}
