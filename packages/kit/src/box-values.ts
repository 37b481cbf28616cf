import type { StyleValue } from '@heddle/document'

type Declarations = Readonly<Record<string, StyleValue>>
type Sides = readonly [StyleValue] | readonly [StyleValue, StyleValue] | readonly [StyleValue, StyleValue, StyleValue, StyleValue]

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const

/** Padding of the four sides, written as in CSS: all, vertical and horizontal, or each. */
export function padding(...values: Sides): Declarations {
  return bySide('padding-*', values)
}

/** The same border on four sides. */
export function border(width: string, color: StyleValue): Declarations {
  return { ...bySide('border-*-width', [width]), ...bySide('border-*-style', ['solid']), ...bySide('border-*-color', [color]) }
}

/** The same radius on four corners. */
export function radius(value: string): Declarations {
  return Object.fromEntries(CORNERS.map((corner) => [`border-${corner}-radius`, value]))
}

/** Row and column gap. */
export function gap(row: StyleValue, column: StyleValue = row): Declarations {
  return { 'row-gap': row, 'column-gap': column }
}

function bySide(pattern: string, values: Sides): Declarations {
  const [top, right = top, bottom = top, left = right] = values
  return Object.fromEntries(SIDES.map((side, at) => [pattern.replace('*', side), [top, right, bottom, left][at] ?? top]))
}
