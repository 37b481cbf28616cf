import type { GraphLayout } from './layout-types.ts'
import { TRIGGER } from './walk.ts'

/** Pixels around what is to be seen; below stands the bar of tools. */
export const EDGE = 24
export const BAR = 72
/** The zoom at which steps can still be read: a graph does not open smaller. */
export const READABLE = 0.7
/** The smallest zoom there is. */
export const SMALLEST = 0.1

export interface Viewport {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/**
 * Where a graph is looked at from: whole and above the bar of tools where that is no smaller than `least`, else from its start, as
 * much of its width as can be seen.
 */
export function firstView(
  { nodes }: Pick<GraphLayout, 'nodes'>,
  { width, height }: { readonly width: number; readonly height: number },
  least: number,
): Viewport {
  const left = Math.min(...nodes.map(({ x }) => x))
  const right = Math.max(...nodes.map((node) => node.x + node.width))
  const top = Math.min(...nodes.map(({ y }) => y))
  const bottom = Math.max(...nodes.map((node) => node.y + node.height))
  const start = nodes.find(({ key }) => key === TRIGGER)
  if (!start) return { x: width / 2, y: EDGE, zoom: 1 }
  const wide = Math.min(1, (width - EDGE * 2) / (right - left))
  const whole = Math.min(wide, (height - EDGE - BAR) / (bottom - top))
  const zoom = whole >= least ? whole : Math.max(wide, least)
  const middle = start.x + start.width / 2
  const reach = Math.max(middle - left, right - middle)
  // The start stands in the middle where nothing is lost by that, and where not everything is seen anyway.
  const isCentred = reach * zoom <= width / 2 - EDGE || wide < zoom
  return { x: width / 2 - (isCentred ? middle : (left + right) / 2) * zoom, y: EDGE - top * zoom, zoom }
}
