import { isBinding, isByLanguage } from '@heddle/document'
import type { NodeRecord } from '@heddle/document'

const known = new WeakMap<NodeRecord, boolean>()

/** Whether anything of a node follows data: a setting, a style, an attribute, its condition or its repeat. */
export function isBound(node: NodeRecord): boolean {
  const before = known.get(node)
  if (before !== undefined) return before
  const variants = [...Object.values(node.props), ...Object.values(node.styles)].flatMap((values) => Object.values(values))
  const attributes = Object.values(node.attributes).flatMap((value) =>
    isByLanguage(value) ? Object.values(value.texts) : [value],
  )
  const found =
    [...variants, ...attributes, node.condition].some(isBinding) ||
    node.repeat !== undefined ||
    Object.keys(node.states ?? {}).length > 0 ||
    isBinding(node.link?.href)
  known.set(node, found)
  return found
}
