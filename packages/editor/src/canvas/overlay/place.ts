import type { CSSProperties } from 'react'
import type { Box } from '@heddle/canvas/protocol'
import { toArea, type Viewport } from '../viewport.ts'

/** Puts an element over a box of the page. */
export function placeOver(viewport: Viewport, box: Box): CSSProperties {
  const { x, y, width, height } = toArea(viewport, box)
  return { transform: `translate(${x}px, ${y}px)`, width, height }
}
