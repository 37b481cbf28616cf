import type { Box } from '@heddle/canvas/protocol'

/** Where two neighbours meet. */
export interface EdgeBetween {
  /** The room between them, as high as both. */
  readonly area: Box
  /** The second one stands to the left. */
  readonly isMirrored: boolean
}

/** The edge of neighbours that stand side by side; nothing for those that stand one below the other. */
export function edgeBetween(one: Box, other: Box): EdgeBetween | undefined {
  const isMirrored = other.x < one.x
  const [left, right] = isMirrored ? [other, one] : [one, other]
  const x = left.x + left.width
  const width = right.x - x
  const isBeside = left.y < right.y + right.height && right.y < left.y + left.height
  // Boxes are rounded by browsers: those that touch may lie over one another by less than a pixel.
  if (!isBeside || width <= -1) return undefined
  const y = Math.min(left.y, right.y)
  const height = Math.max(left.y + left.height, right.y + right.height) - y
  return { area: { x, y, width: Math.max(0, width), height }, isMirrored }
}
