import type { TrackList } from './track-list.ts'

/** A line between two tracks that was moved. */
export interface LineMove {
  readonly list: TrackList
  /** Pixels of each track of the list. */
  readonly sizes: readonly number[]
  /** The line stands behind this track, counted from 0. */
  readonly before: number
  /** Pixels towards the end of the grid. */
  readonly delta: number
  /** Tracks that are as large as their content become pixels. */
  readonly isFixing: boolean
}

/** The list with the line elsewhere; or the track that is as large as its content, which only pixels could change. */
export type MovedLine = { readonly ok: true; readonly list: TrackList } | { readonly ok: false; readonly held: string }

/** Pixels that a track keeps at least: it can be taken hold of again. */
const LEAST = 1

/**
 * Moves a line between two tracks; each keeps its unit. Two shares of what is left stay as large together as they were, a length
 * beside a share grows or shrinks alone, and of two lengths the one before the line.
 */
export function moveLine({ list, sizes, before, delta, isFixing }: LineMove): MovedLine {
  const [one, other] = [list.tracks[before] ?? '', list.tracks[before + 1] ?? '']
  const [size, next] = [sizes[before] ?? 0, sizes[before + 1] ?? 0]
  const [left, right] = [readTrack(one), readTrack(other)]
  const put = (at: number, track: string): MovedLine => ({
    ok: true,
    list: { ...list, tracks: list.tracks.with(at, track) },
  })
  if (left.kind === 'length') return put(before, lengthAt(left, size, size + delta))
  if (left.kind === 'content') return isFixing ? put(before, inPixels(size + delta)) : { ok: false, held: one }
  if (right.kind === 'length') return put(before + 1, lengthAt(right, next, next - delta))
  if (right.kind === 'content') return isFixing ? put(before + 1, inPixels(next - delta)) : { ok: false, held: other }
  const total = left.amount + right.amount
  const together = size + next
  if (together <= 2 * LEAST || total <= 0) return { ok: true, list }
  const wanted = Math.min(together - LEAST, Math.max(LEAST, size + delta))
  // Rounded away, a share would be none and its track could not be seen.
  const share = rounded(Math.min(total - SMALLEST, Math.max(SMALLEST, (total * wanted) / together)))
  const moved = list.tracks.with(before, left.print(share)).with(before + 1, right.print(rounded(total - share)))
  return { ok: true, list: { ...list, tracks: moved } }
}

/** A track in few characters: of a share with a least size the share. */
export function shortTrack(track: string): string {
  const read = readTrack(track)
  return read.kind === 'share' ? `${read.amount}fr` : track
}

/** Digits behind the point of what is written: a step of one pixel still changes a share of a wide grid. */
const PRECISION = 1000
const SMALLEST = 1 / PRECISION

type Track =
  | { readonly kind: 'share'; readonly amount: number; readonly print: (amount: number) => string }
  | { readonly kind: 'length'; readonly amount: number; readonly unit: string }
  | { readonly kind: 'content' }

const SHARE = /^(\d+(?:\.\d+)?|\.\d+)fr$/i
// Bounded, and its parts begin with different signs.
const LEAST_SHARE = /^(minmax\(\s*(?:[^(),\s]+|min\([^()]+\))\s*,\s*)(\d+(?:\.\d+)?|\.\d+)fr\s*\)$/i
const LENGTH = /^(\d+(?:\.\d+)?|\.\d+)([a-z]+|%)?$/i

function readTrack(text: string): Track {
  const [, share] = SHARE.exec(text) ?? []
  if (share !== undefined) return { kind: 'share', amount: Number(share), print: (amount) => `${amount}fr` }
  const [, least = '', amount] = LEAST_SHARE.exec(text) ?? []
  if (amount !== undefined) return { kind: 'share', amount: Number(amount), print: (next) => `${least}${next}fr)` }
  const [, length, unit = 'px'] = LENGTH.exec(text) ?? []
  return length === undefined ? { kind: 'content' } : { kind: 'length', amount: Number(length), unit }
}

/** A length of so many pixels in its own unit, which is worth what it was until now. */
function lengthAt({ amount, unit }: { readonly amount: number; readonly unit: string }, size: number, wanted: number): string {
  if (unit === 'px' || size <= 0 || amount === 0) return inPixels(wanted)
  return `${rounded((amount * Math.max(LEAST, wanted)) / size)}${unit}`
}

function inPixels(pixels: number): string {
  return `${Math.max(LEAST, Math.round(pixels))}px`
}

function rounded(value: number): number {
  return Math.round(value * PRECISION) / PRECISION
}
