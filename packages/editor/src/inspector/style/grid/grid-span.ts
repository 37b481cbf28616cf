import { MOST_TRACKS } from './grid-tracks.ts'
import { words } from './words.ts'

/** Which cells a child of a grid covers in one direction: from a line on, so many. Absent: where there is room, one. */
export interface Span {
  readonly start?: number
  readonly span?: number
}

const SPAN = /^(?:(-?\d{1,3})|auto)?\s*(?:\/?\s*span\s+(\d{1,3}))?$/
const LINES = /^(-?\d{1,3})\s*\/\s*(-?\d{1,3})$/

/** Cells of a value such as `2 / span 3`; `undefined` for one that says them otherwise, by names of lines for instance. */
export function readSpan(text: string): Span | undefined {
  const value = text.trim()
  const [isLines, from = '', to = ''] = LINES.exec(value) ?? []
  if (isLines !== undefined) {
    const [start, end] = [Number(from), Number(to)]
    return start > 0 && end > start ? { start, span: end - start } : undefined
  }
  const [isSpan, start, span] = SPAN.exec(value) ?? []
  if (isSpan === undefined || (start !== undefined && Number(start) === 0)) return undefined
  return {
    ...(start !== undefined && { start: Number(start) }),
    ...(span !== undefined && Number(span) > 1 && { span: Number(span) }),
  }
}

/** The value for these cells; `null` for what holds without one. */
export function printSpan({ start, span = 1 }: Span): string | null {
  if (start === undefined) return span === 1 ? null : `span ${span}`
  return span === 1 ? String(start) : `${start} / span ${span}`
}

/** What is wrong with a typed number of cells or a line; none is named by 0, and lines are counted from the end below it. */
export function checkCells(text: string, isLine: boolean): string | undefined {
  const cells = Number(text)
  const isGood = Number.isInteger(cells) && Math.abs(cells) <= MOST_TRACKS + Number(isLine) && (isLine ? cells !== 0 : cells > 0)
  if (isGood) return undefined
  return isLine ? words.cells.badLine(MOST_TRACKS + 1) : words.cells.badSpan(MOST_TRACKS)
}
