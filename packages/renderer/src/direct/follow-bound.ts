import { effect } from '@preact/signals-core'
import { BOUND_ATTRIBUTE, type BoundNode } from '@heddle/document/published'
import type { PageRendering } from '../context.ts'
import { directWriter } from './bind-direct.ts'

/** Nodes that are followed in one go: few enough that the page answers in between. */
const SLICE = 500

/**
 * Follows the values of nodes in a subtree that React does not enter, each found by the mark on its element. The first of
 * them are followed at once, the others in slices.
 * @returns ends it
 */
export function followBound(
  root: HTMLElement,
  bound: readonly BoundNode[],
  scope: object,
  page: Pick<PageRendering, 'host' | 'addresses'>,
): () => void {
  const marked = [root, ...root.querySelectorAll<HTMLElement>(`[${BOUND_ATTRIBUTE}]`)]
  const elements = new Map(marked.map((element) => [element.getAttribute(BOUND_ATTRIBUTE), element]))
  const stops: (() => void)[] = []
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const followSome = (): void => {
    for (const node of bound.slice(next, (next += SLICE))) {
      const element = elements.get(node.uid)
      if (element) stops.push(follow(element, node, scope, page))
    }
    timer = next < bound.length ? setTimeout(followSome) : undefined
  }
  followSome()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** A node that cannot be written is left out and reported, until it can. */
function follow(
  element: HTMLElement,
  node: BoundNode,
  scope: object,
  { host, addresses }: Pick<PageRendering, 'host' | 'addresses'>,
): () => void {
  let isLeftOut = false
  const write = directWriter(node, scope, host, addresses, true)
  return effect(() => {
    try {
      // Its own style may have something to say of it, too.
      if (isLeftOut) element.style.removeProperty('display')
      write(element, isLeftOut)
      isLeftOut = false
    } catch (error) {
      element.style.setProperty('display', 'none', 'important')
      isLeftOut = true
      host.onNodeError?.(node.uid, error)
    }
  })
}
