import type { ReactNode } from 'react'
import type { Box, NodeGeometry } from '@heddle/canvas/protocol'
import { useValue } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import { classNames } from '../../ui/class-names.ts'
import { placeOver } from './place.ts'
import { useHandle, type HandleKeys } from './use-handle.ts'
import { useStage } from './use-stage.ts'
import styles from './handles.module.css'

/** In the order of `NodeGeometry`. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof SIDES)[number]
/** Thinnest area a handle stands in, in page pixels, so that a spacing of nothing can be grasped. */
const LEAST = 8

export interface SpacingHandleProps {
  readonly box: NodeGeometry
  readonly kind: 'padding' | 'margin'
  readonly side: Side
}

/**
 * A grip in the middle of a padding or margin; both show while the pointer is over the element. Dragging sets one side, with Alt
 * the opposite one too, with Shift all four.
 */
export function SpacingHandle({ box, kind, side }: SpacingHandleProps): ReactNode {
  const viewport = useValue(useStage().viewport)
  const value = spacingOf(box, kind, side)
  const handle = useHandle({
    id: box.id,
    label: words.changes.spacing,
    valuesAt: (dx, dy, keys) => {
      const outward = side === 'top' ? -dy : side === 'bottom' ? dy : side === 'left' ? -dx : dx
      const next = Math.round(kind === 'padding' ? Math.max(0, value - outward) : value + outward)
      return Object.fromEntries(sidesWith(side, keys).map((one) => [`${kind}-${one}`, `${next}px`]))
    },
  })
  return (
    <div
      className={classNames(styles.area, styles[kind], isLevel(side) ? styles.level : styles.upright)}
      style={placeOver(viewport, areaOf(box, kind, side, value))}
    >
      <span className={styles.grip} {...handle}>
        <span className={styles.value}>{Math.round(value)}</span>
      </span>
    </div>
  )
}

/** Pixels of the spacing on one side. */
export function spacingOf(box: NodeGeometry, kind: SpacingHandleProps['kind'], side: Side): number {
  return box[kind][SIDES.indexOf(side)] ?? 0
}

function sidesWith(side: Side, { isShift, isAlt }: HandleKeys): readonly Side[] {
  if (isShift) return SIDES
  return isAlt ? SIDES.filter((other) => isLevel(other) === isLevel(side)) : [side]
}

function isLevel(side: Side): boolean {
  return side === 'top' || side === 'bottom'
}

/** The strip of padding inside the box, or of margin around it. */
function areaOf(box: NodeGeometry, kind: 'padding' | 'margin', side: Side, value: number): Box {
  const size = Math.max(LEAST, value)
  const right = box.x + box.width
  const bottom = box.y + box.height
  const isInside = kind === 'padding'
  switch (side) {
    case 'top':
      return { x: box.x, y: isInside ? box.y : box.y - size, width: box.width, height: size }
    case 'bottom':
      return { x: box.x, y: isInside ? bottom - size : bottom, width: box.width, height: size }
    case 'left':
      return { x: isInside ? box.x : box.x - size, y: box.y, width: size, height: box.height }
    case 'right':
      return { x: isInside ? right - size : right, y: box.y, width: size, height: box.height }
  }
}
