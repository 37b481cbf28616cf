import type { Id } from '@heddle/document'
import type { NodeCompilation } from './compilation.ts'

/** Whether a node stands once for each of several rows, or of the items of an element around it. */
export function isRepeated(compilation: NodeCompilation): boolean {
  const { view, definitions } = compilation.context.input
  let { node, place } = compilation
  for (;;) {
    if (node.repeat) return true
    const parent = view.find('node', node.place.parentId)
    const around = parent ?? place?.instance
    if (!around) return false
    if (parent) {
      if (parent.componentId !== undefined && isOutletRepeated(node.place.slot, parent.componentId, compilation)) return true
      if (definitions.get(parent.element)?.slots[node.place.slot]?.isPerItem) return true
    } else place = place?.outer
    compilation.dependOn(around.id)
    node = around
  }
}

/** Whether an outlet stands several times in its component. */
function isOutletRepeated(outletId: Id, componentId: Id, compilation: NodeCompilation): boolean {
  const { view, definitions } = compilation.context.input
  for (let at = view.find('node', outletId); at; at = view.find('node', at.place.parentId)) {
    compilation.dependOn(at.id)
    const parent = view.find('node', at.place.parentId)
    if (at.repeat || definitions.get(parent?.element ?? '')?.slots[at.place.slot]?.isPerItem) return true
    if (at.place.parentId === componentId) return false
  }
  return false
}
