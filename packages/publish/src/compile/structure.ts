import { isBinding, type NodeRecord } from '@heddle/document'
import { isPublishedBinding, LIVE, type PublishedNode, type PublishedValue } from '@heddle/document/published'
import type { NodeCompilation } from './compilation.ts'
import { constantOf } from './constant.ts'
import { windowOf } from './long-lists.ts'

/** A published node in the making. */
export type Draft = { -readonly [K in keyof PublishedNode]: PublishedNode[K] }

/** Whether and how often the node is there. Returns bits of `LIVE`. */
export function addStructure(published: Draft, compilation: NodeCompilation): number {
  const { node } = compilation
  const condition = compileCondition(node, compilation)
  if (condition !== undefined) published.condition = condition
  const over = node.repeat && compilation.bind(node.repeat.over, 'repeat/over')
  if (over) {
    const window = windowOf(compilation)
    published.repeat = { over, ...(node.repeat?.key && { key: node.repeat.key }), ...(window && { window }) }
  }
  return over || isPublishedBinding(condition) ? LIVE.structure : 0
}

/** `undefined` when the node is always there; a literal `false` leaves it out everywhere. */
function compileCondition(node: NodeRecord, compilation: NodeCompilation): PublishedValue | undefined {
  if (node.hidden) return false
  const { condition } = node
  if (isBinding(condition)) {
    const bound = compilation.bind(condition, 'condition')
    const constant = bound && compilation.place && constantOf(bound)
    return constant === undefined ? bound : constant ? undefined : false
  }
  return condition === false ? false : undefined
}
