import { effect } from '@preact/signals-core'
import type { BoundNode } from '@heddle/document/published'
import type { PageRendering } from '../context.ts'
import { ownAttribute } from '../resolve.ts'
import { directWriter } from './bind-direct.ts'

/**
 * Follows the values of a node that React does not draw. A node that cannot be written is left out and reported, until it can.
 * @returns ends it; `undefined` for a node that has no values
 */
export function followNode(
  element: HTMLElement,
  node: BoundNode,
  scope: object,
  { host, addresses }: Pick<PageRendering, 'host' | 'addresses'>,
): (() => void) | undefined {
  const { uid, direct, style, attributes } = node
  if (!direct && !style && !attributes) return undefined
  let isLeftOut = false
  const write = directWriter(node, scope, host, addresses, true)
  return effect(() => {
    try {
      // Its own style may have something to say of it, too.
      if (isLeftOut) element.style.removeProperty('display')
      write(element, isLeftOut)
      for (const name in attributes) writeOwn(element, name, ownAttribute(uid, name, attributes[name], scope, host)?.[1])
      isLeftOut = false
    } catch (error) {
      element.style.setProperty('display', 'none', 'important')
      isLeftOut = true
      host.onNodeError?.(uid, error)
    }
  })
}

function writeOwn(element: Element, name: string, value: string | true | undefined): void {
  const text = value === true ? '' : (value ?? null)
  if (element.getAttribute(name) === text) return
  if (text === null) element.removeAttribute(name)
  else element.setAttribute(name, text)
}
