import { effect } from '@preact/signals-core'
import type { BoundNode } from '@heddle/document/published'
import type { PageRendering } from '../context.ts'
import { ownAttribute } from '../resolve.ts'
import { directWriter } from './direct-writer.ts'
import { writeAttribute } from './write-place.ts'

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
  const { uid, direct, style, attributes = {} } = node
  const own = Object.entries(attributes).map(([name, value]) => ({ name, read: ownAttribute(uid, name, value, host).read }))
  if (!direct && !style && own.length === 0) return undefined
  const startWriting = directWriter(node, host, addresses, true)
  return (element, scope) => {
    const write = startWriting(scope)
    let isLeftOut = false
    return effect(() => {
      try {
        // Its own style may have something to say of it, too.
        if (isLeftOut) element.style.removeProperty('display')
        write(element, isLeftOut)
        for (const { name, read } of own) {
          const value = read(scope)
          writeAttribute(element, name, value === true ? '' : (value ?? null))
        }
        isLeftOut = false
      } catch (error) {
        element.style.setProperty('display', 'none', 'important')
        isLeftOut = true
        host.onNodeError?.(uid, error)
      }
    })
  }
}
