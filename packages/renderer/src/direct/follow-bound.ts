import { BOUND_ATTRIBUTE } from '@heddle/document/published'
import type { PageRendering } from '../context.ts'
import type { HoleNode } from '../source.ts'
import { nodeFollower } from './follow-node.ts'

/** Nodes that are followed in one go: few enough that the page answers in between. */
const SLICE = 500

/**
 * Follows what is alive in a subtree that React does not enter: values of nodes, each found by the mark on its element, and
 * lists. The first of them are followed at once, the others in slices.
 * @returns ends it; `undefined` when nothing is alive
 */
export function followBound(
  root: HTMLElement,
  { uid, bound = [], rows = [] }: HoleNode,
  scope: object,
  page: Pick<PageRendering, 'host' | 'addresses'>,
): (() => void) | undefined {
  if (bound.length === 0 && rows.length === 0) return undefined
  const marked = [root, ...root.querySelectorAll<HTMLElement>(`[${BOUND_ATTRIBUTE}]`)]
  const elements = new Map(marked.map((element) => [element.getAttribute(BOUND_ATTRIBUTE), element]))
  const lists = rows.flatMap((list) => page.host.followRows?.(root, marked, list, scope, page) ?? [])
  if (lists.length < rows.length) page.host.onLostHole?.(uid)
  const stops = lists.map(({ stop }) => stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const steps = (function* () {
    for (const node of bound) {
      const element = elements.get(node.uid)
      const stop = element && nodeFollower(node, page)?.(element, scope)
      if (stop) stops.push(stop)
      yield
    }
    for (const { adopt } of lists) yield* adopt
  })()
  const followSome = (): void => {
    for (let step = 0; step < SLICE; step += 1) if (steps.next().done) return
    timer = setTimeout(followSome)
  }
  followSome()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
