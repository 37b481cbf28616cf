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
      if (definitions.get(parent.element)?.slots[node.place.slot]?.isPerItem) return true
    } else place = place?.outer
    compilation.dependOn(around.id)
    node = around
  }
}
