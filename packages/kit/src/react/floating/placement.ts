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
export function placementStyle({ side, alignment, offsetX, offsetY, matchesWidth }: Placement): CSSProperties {
  const isAbove = side === 'top' || side === 'bottom'
  const area = isAbove
    ? `${side === 'top' ? 'block-start' : 'block-end'}${ALONG[alignment].inline}`
    : `${side}${ALONG[alignment].block}`
  const [away, along] = isAbove ? [offsetY, offsetX] : [offsetX, offsetY]
  const gap = { top: 'marginBottom', bottom: 'marginTop', left: 'marginRight', right: 'marginLeft' } as const
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
    positionTryFallbacks: isAbove
      ? 'flip-block, flip-inline, flip-block flip-inline'
      : 'flip-inline, flip-block, flip-block flip-inline',
    [gap[side]]: lengthOf(away, isAbove ? 'height' : 'width'),
    [shift]: lengthOf(along, isAbove ? 'width' : 'height'),
    ...(matchesWidth && { minWidth: 'anchor-size(width)' }),
  } as CSSProperties
}

function lengthOf(value: unknown, size: 'width' | 'height'): string | undefined {
  const { amount, unit } = readOffset(value)
  if (amount === 0) return undefined
  return unit === '%' ? `calc(anchor-size(${size}) * ${amount / 100})` : `${amount}${unit}`
}
