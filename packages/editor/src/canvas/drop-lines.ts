import type { Box, DropContainer, NodeBox } from '@heddle/canvas/protocol'

/** Thickness of the drop line, and its distance from the first or last child, in CSS pixels of the frame. */
export const LINE_WIDTH = 2
const LINE_OFFSET = 4
const EMPTY_INSET = 8

interface Extent {
  readonly start: number
  readonly end: number
}

/** Where between the drawn children something would land: `at` counts drawn children, dragged ones included. */
export interface DropPosition {
  readonly at: number
  readonly line: Box
}

/** Finds the gap between children nearest to a point, for rows, columns, wrapped lines and reversed directions. */
export function findDropPosition(container: DropContainer, x: number, y: number): DropPosition {
  const { axis, children } = container
  const main = axis === 'row' ? x : y
  const cross = axis === 'row' ? y : x
  const isReversed = runsBackwards(children, axis)
  const lines = splitIntoLines(children, axis, isReversed)
  let first = 0
  let nearest: { readonly line: readonly NodeBox[]; readonly first: number; readonly distance: number } | undefined
  for (const line of lines) {
    const distance = distanceTo(extentOf(line, crossOf(axis)), cross)
    if (!nearest || distance < nearest.distance) nearest = { line, first, distance }
    first += line.length
  }
  if (!nearest) return { at: 0, line: lineInEmpty(container) }
  const found = nearest.line
  const isBefore = (box: NodeBox): boolean => (isReversed ? main < middle(box, axis) : main > middle(box, axis))
  const within = found.findIndex((box) => !isBefore(box))
  const at = within === -1 ? found.length : within
  return { at: nearest.first + at, line: lineBetween(container, found, at, isReversed) }
}

function splitIntoLines(
  children: readonly NodeBox[],
  axis: DropContainer['axis'],
  isReversed: boolean,
): readonly (readonly NodeBox[])[] {
  const lines: NodeBox[][] = []
  let previous: NodeBox | undefined
  for (const child of children) {
    const step = previous ? extent(child, axis).start - extent(previous, axis).start : 0
    const isOnward = isReversed ? step < 0 : step > 0
    const line = lines.at(-1)
    if (line && isOnward) line.push(child)
    else lines.push([child])
    previous = child
  }
  return lines
}

/** Right-to-left pages and reversed flex directions: most steps to the next child go towards the start. */
function runsBackwards(children: readonly NodeBox[], axis: DropContainer['axis']): boolean {
  let balance = 0
  for (const [index, child] of children.entries()) {
    const next = children[index + 1]
    if (!next || !overlaps(extent(child, crossOf(axis)), extent(next, crossOf(axis)))) continue
    balance += Math.sign(extent(next, axis).start - extent(child, axis).start)
  }
  return balance < 0
}

function lineBetween(container: DropContainer, line: readonly NodeBox[], at: number, isReversed: boolean): Box {
  const { axis } = container
  const [before, after] = isReversed ? [line[at], line[at - 1]] : [line[at - 1], line[at]]
  const bounds = extent(container, axis)
  const end = before && extent(before, axis).end
  const start = after && extent(after, axis).start
  const middleOfGap =
    end !== undefined && start !== undefined
      ? (end + start) / 2
      : end === undefined
        ? Math.max(bounds.start + LINE_WIDTH / 2, (start ?? 0) - LINE_OFFSET)
        : Math.min(bounds.end - LINE_WIDTH / 2, end + LINE_OFFSET)
  return toBox(axis, middleOfGap, extentOf(line, crossOf(axis)))
}

function lineInEmpty(container: DropContainer): Box {
  const { axis } = container
  const along = extent(container, axis)
  const across = extent(container, crossOf(axis))
  const length = across.end - across.start
  const inset = Math.min(EMPTY_INSET, length / 4)
  return toBox(axis, along.start + Math.min(EMPTY_INSET, (along.end - along.start) / 2), {
    start: across.start + inset,
    end: across.end - inset,
  })
}

function toBox(axis: DropContainer['axis'], at: number, across: Extent): Box {
  const start = at - LINE_WIDTH / 2
  const length = across.end - across.start
  return axis === 'row'
    ? { x: start, y: across.start, width: LINE_WIDTH, height: length }
    : { x: across.start, y: start, width: length, height: LINE_WIDTH }
}

function extent(box: Box, axis: DropContainer['axis']): Extent {
  return axis === 'row' ? { start: box.x, end: box.x + box.width } : { start: box.y, end: box.y + box.height }
}

function extentOf(boxes: readonly NodeBox[], axis: DropContainer['axis']): Extent {
  let start = Infinity
  let end = -Infinity
  for (const box of boxes) {
    const own = extent(box, axis)
    start = Math.min(start, own.start)
    end = Math.max(end, own.end)
  }
  return { start, end }
}

function distanceTo(range: Extent, at: number): number {
  return Math.max(range.start - at, at - range.end, 0)
}

function overlaps(a: Extent, b: Extent): boolean {
  return a.start < b.end && b.start < a.end
}

function middle(box: NodeBox, axis: DropContainer['axis']): number {
  const own = extent(box, axis)
  return (own.start + own.end) / 2
}

function crossOf(axis: DropContainer['axis']): DropContainer['axis'] {
  return axis === 'row' ? 'column' : 'row'
}
