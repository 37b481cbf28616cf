import type { DocumentReader, FieldsOf, Id } from '@heddle/document'

/** A step of the selection by keyboard. */
export type MoveStep = 'up' | 'down' | 'out' | 'into'

export interface MoveTarget {
  readonly parentId: Id
  readonly slot: string
  /** Position among the children that are not moved. */
  readonly at: number
}

/**
 * Where a step takes nodes that stand together in one slot: past a sibling, out behind their container, or to the end of
 * the container before them. `undefined` when there is no such place.
 */
export function moveTarget(view: DocumentReader, fieldsOf: FieldsOf, ids: readonly Id[], step: MoveStep): MoveTarget | undefined {
  const first = view.find('node', ids[0] ?? '')
  if (!first) return undefined
  const { parentId, slot } = first.place
  const siblings = view.children(parentId, slot)
  const positions = ids.map((id) => siblings.indexOf(id)).sort((a, b) => a - b)
  const from = positions[0] ?? -1
  const to = positions.at(-1) ?? -1
  if (from === -1) return undefined
  const staying = siblings.filter((id) => !ids.includes(id))
  const before = staying.filter((id) => siblings.indexOf(id) < from).length
  if (step === 'up') return from === 0 ? undefined : { parentId, slot, at: before - 1 }
  if (step === 'down') return to === siblings.length - 1 ? undefined : { parentId, slot, at: before + 1 }
  if (step === 'out') return outOf(view, ids, parentId)
  return into(view, fieldsOf, staying.slice(0, before).at(-1) ?? staying[before])
}

function outOf(view: DocumentReader, ids: readonly Id[], parentId: Id): MoveTarget | undefined {
  const parent = view.find('node', parentId)
  if (!parent) return undefined
  const around = view.children(parent.place.parentId, parent.place.slot).filter((id) => !ids.includes(id))
  return { parentId: parent.place.parentId, slot: parent.place.slot, at: around.indexOf(parentId) + 1 }
}

function into(view: DocumentReader, fieldsOf: FieldsOf, id: Id | undefined): MoveTarget | undefined {
  const container = id === undefined ? undefined : view.find('node', id)
  const slots = container && Object.keys(fieldsOf(container.element)?.slots ?? {})
  const slot = slots?.find((name) => fieldsOf(container?.element ?? '')?.slots[name]?.accepts === undefined) ?? slots?.[0]
  if (!container || slot === undefined) return undefined
  return { parentId: container.id, slot, at: view.children(container.id, slot).length }
}
