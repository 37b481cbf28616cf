import type { CSSProperties } from 'react'
import { readOffset } from '../../offsets.ts'

export type Side = 'top' | 'right' | 'bottom' | 'left'
export type Alignment = 'start' | 'center' | 'end'

/** Where a floating part stands beside its anchor. */
export interface Placement {
  readonly side: Side
  readonly alignment: Alignment
  /** Lengths to move it by, away from the anchor and along it; percentages are of the anchor's size. */
  readonly offsetX: unknown
  readonly offsetY: unknown
  /** At least as wide as its anchor. */
  readonly matchesWidth?: boolean
  /** It keeps its side where there is no room, too. */
  readonly stays?: boolean
  /** A length that it is no higher than; percentages are of the window. */
  readonly maxHeight?: unknown
  /** It grows from where it touches its anchor. */
  readonly origin?: boolean
  /** Room that it keeps from its anchor, beside the offset. */
  readonly gap?: string | undefined
}

/** The place that fields declare by `FLOATING`, whatever they are bound to. */
export interface PlacementFields {
  readonly position: unknown
  readonly alignment: unknown
  readonly offsetX: unknown
  readonly offsetY: unknown
}

/** Reads a place; what is none is that of `usual`. */
export function toPlacement(fields: PlacementFields, usual: Pick<Placement, 'side' | 'alignment'>): Placement {
  const { position, alignment, offsetX, offsetY } = fields
  return {
    side: SIDES.find((side) => side === position) ?? usual.side,
    alignment: ALIGNMENTS.find((one) => one === alignment) ?? usual.alignment,
    offsetX,
    offsetY,
  }
}

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left']
const ALIGNMENTS: readonly Alignment[] = ['start', 'center', 'end']

/** What style sheets of elements call the anchor of their floating part; `anchor-scope` keeps it to the element. */
const ANCHOR = '--heddle-anchor'
const ALONG: Readonly<Record<Alignment, { readonly inline: string; readonly block: string }>> = {
  start: { inline: ' span-inline-end', block: ' span-bottom' },
  center: { inline: '', block: '' },
  end: { inline: ' span-inline-start', block: ' span-top' },
}

/** Position and alignment as the browser itself keeps them: it flips to where there is room, and follows what scrolls. */
export function placementStyle(placement: Placement): CSSProperties {
  const { side, alignment, offsetX, offsetY, matchesWidth, stays, maxHeight, origin, gap } = placement
  const isAbove = side === 'top' || side === 'bottom'
  const area = isAbove
    ? `${side === 'top' ? 'block-start' : 'block-end'}${ALONG[alignment].inline}`
    : `${side}${ALONG[alignment].block}`
  const [away, along] = isAbove ? [offsetY, offsetX] : [offsetX, offsetY]
  const facing = { top: 'marginBottom', bottom: 'marginTop', left: 'marginRight', right: 'marginLeft' } as const
  const apart = lengthOf(away, isAbove ? 'height' : 'width')
  const shift = isAbove
    ? alignment === 'end'
      ? 'marginInlineEnd'
      : 'marginInlineStart'
    : alignment === 'end'
      ? 'marginBottom'
      : 'marginTop'
  return {
    positionAnchor: ANCHOR,
    positionArea: area,
    positionTryFallbacks: stays
      ? undefined
      : isAbove
        ? 'flip-block, flip-inline, flip-block flip-inline'
        : 'flip-inline, flip-block, flip-block flip-inline',
    [facing[side]]: gap && apart ? `calc(${gap} + ${apart})` : (gap ?? apart),
    [shift]: lengthOf(along, isAbove ? 'width' : 'height'),
    ...(matchesWidth && { minWidth: 'anchor-size(width)' }),
    maxHeight: heightOf(maxHeight),
    ...(origin && { transformOrigin: originOf(side, alignment) }),
  } as CSSProperties
}

/** A part that lies on one side of its anchor grows from the edge that faces it. */
export function originOf(side: Side, alignment: Alignment): string {
  const facing = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' }[side]
  if (alignment === 'center') return facing
  const isAbove = side === 'top' || side === 'bottom'
  // Which of both is where, a style sheet says of lines from right to left.
  if (isAbove) return `${alignment === 'start' ? 'var(--heddle-start, left)' : 'var(--heddle-end, right)'} ${facing}`
  return `${facing} ${alignment === 'start' ? 'top' : 'bottom'}`
}

/** A height within the window; `undefined` for none. */
function heightOf(value: unknown): string | undefined {
  const { amount, unit } = readOffset(value)
  return amount > 0 ? `min(${amount}${unit === '%' ? 'dvh' : unit}, 100dvh)` : undefined
}

function lengthOf(value: unknown, size: 'width' | 'height'): string | undefined {
  const { amount, unit } = readOffset(value)
  if (amount === 0) return undefined
  return unit === '%' ? `calc(anchor-size(${size}) * ${amount / 100})` : `${amount}${unit}`
}
