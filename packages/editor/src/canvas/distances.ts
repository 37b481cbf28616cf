import type { Box } from '@heddle/canvas/protocol'

/** A measured distance: a straight line, and its length in page pixels. */
export interface Distance {
  readonly line: Box
  readonly length: number
}

/**
 * Distances between two boxes as Alt shows them: gaps when they stand apart, distances of the sides when one lies
 * inside the other. At most four, none of zero length.
 */
export function measureDistances(from: Box, to: Box): readonly Distance[] {
  const inner = contains(to, from) ? from : contains(from, to) ? to : undefined
  const found = inner ? insets(inner, inner === from ? to : from) : gaps(from, to)
  return found.filter((distance) => distance.length >= 0.5)
}

function insets(inner: Box, outer: Box): readonly Distance[] {
  const middleX = inner.x + inner.width / 2
  const middleY = inner.y + inner.height / 2
  return [
    upright(middleX, outer.y, inner.y),
    upright(middleX, bottom(inner), bottom(outer)),
    level(middleY, outer.x, inner.x),
    level(middleY, right(inner), right(outer)),
  ]
}

function gaps(from: Box, to: Box): readonly Distance[] {
  const middleX = from.x + from.width / 2
  const middleY = from.y + from.height / 2
  const found: Distance[] = []
  if (bottom(to) <= from.y) found.push(upright(middleX, bottom(to), from.y))
  if (to.y >= bottom(from)) found.push(upright(middleX, bottom(from), to.y))
  if (right(to) <= from.x) found.push(level(middleY, right(to), from.x))
  if (to.x >= right(from)) found.push(level(middleY, right(from), to.x))
  return found
}

function upright(x: number, start: number, end: number): Distance {
  return { line: { x, y: start, width: 0, height: end - start }, length: end - start }
}

function level(y: number, start: number, end: number): Distance {
  return { line: { x: start, y, width: end - start, height: 0 }, length: end - start }
}

function contains(outer: Box, inner: Box): boolean {
  return outer.x <= inner.x && outer.y <= inner.y && right(outer) >= right(inner) && bottom(outer) >= bottom(inner)
}

const right = (box: Box): number => box.x + box.width
const bottom = (box: Box): number => box.y + box.height
