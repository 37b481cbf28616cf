import { effect } from '@preact/signals-core'
import type { BoundNode } from '@heddle/document/published'
import type { PageRendering } from '../context.ts'
import { directWriter } from './direct-writer.ts'

/** Follows the values of a node at one of its elements; gives back what ends it. */
export type FollowNode = (element: HTMLElement, scope: object) => () => void

/**
 * What follows a node that React does not draw, at each element that it has: what its names and places mean is settled once.
 * An element that cannot be written is left out and reported, until it can.
 * @returns `undefined` for a node that has no values
 */
export function nodeFollower(
  node: BoundNode,
  { host, addresses }: Pick<PageRendering, 'host' | 'addresses'>,
): FollowNode | undefined {
  const { uid, direct, style, attributes, link } = node
  if (!direct && !style && !attributes && !link) return undefined
  const startWriting = directWriter(node, host, addresses, true)
  return (element, scope) => {
    const write = startWriting(scope)
    let isLeftOut = false
    return effect(() => {
      try {
        // Its own style may have something to say of it, too.
        if (isLeftOut) element.style.removeProperty('display')
        write(element, isLeftOut)
        isLeftOut = false
      } catch (error) {
        element.style.setProperty('display', 'none', 'important')
        isLeftOut = true
        host.onNodeError?.(uid, error)
      }
    })
  }
}
