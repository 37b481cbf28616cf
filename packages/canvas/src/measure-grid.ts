import { layTracks } from './lay-tracks.ts'
import { pixels } from './pixels.ts'
import type { Box, GridGeometry, GridTrack } from './protocol.ts'

/** Most tracks of a direction that are told: more lines than these nobody tells apart. */
const MOST_TRACKS = 200

/** Where the tracks of a grid lie; nothing for what is no grid, or is written from top to bottom. */
export function measureGrid(element: Element, style: CSSStyleDeclaration, box: Box): GridGeometry | undefined {
  if (!style.display.endsWith('grid') || !style.writingMode.startsWith('horizontal')) return undefined
  const [left, right] = [edge(style.borderLeftWidth, style.paddingLeft), edge(style.borderRightWidth, style.paddingRight)]
  const [top, bottom] = [edge(style.borderTopWidth, style.paddingTop), edge(style.borderBottomWidth, style.paddingBottom)]
  const [width, height] = [box.width - left - right, box.height - top - bottom]
  const isMirrored = style.direction === 'rtl'
  const x = box.x + left - element.scrollLeft
  const y = box.y + top - element.scrollTop
  const columns = tracksOf(style.gridTemplateColumns, style.columnGap, width, sideOf(style.justifyContent, isMirrored))
  const rows = tracksOf(style.gridTemplateRows, style.rowGap, height, style.alignContent)
  return {
    columns: columns.map(({ at, size }) => ({ at: isMirrored ? x + width - at - size : x + at, size })),
    rows: rows.map(({ at, size }) => ({ at: y + at, size })),
  }
}

function tracksOf(sizes: string, gap: string, room: number, place: string): readonly GridTrack[] {
  const share = gap.endsWith('%') ? room / 100 : 1
  return layTracks({ sizes: readSizes(sizes), gap: pixels(gap) * share, room, place }).slice(0, MOST_TRACKS)
}

/** Pixels of each track as browsers resolve them; columns that fit but hold nothing stand at the end with no size and no gap. */
function readSizes(resolved: string): readonly number[] {
  const sizes: number[] = []
  let isName = false
  for (const word of resolved.split(' ')) {
    isName ||= word.startsWith('[')
    if (!isName && word.endsWith('px')) sizes.push(pixels(word))
    if (word.endsWith(']')) isName = false
  }
  return sizes.slice(0, sizes.findLastIndex((size) => size > 0) + 1)
}

/** `left` and `right` as the edges that tracks begin and end at. */
function sideOf(place: string, isMirrored: boolean): string {
  if (place === 'left') return isMirrored ? 'end' : 'start'
  return place === 'right' ? (isMirrored ? 'start' : 'end') : place
}

function edge(border: string, padding: string): number {
  return pixels(border) + pixels(padding)
}
