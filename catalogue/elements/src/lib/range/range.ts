import { toFinite } from '../controls/to-finite.ts'
import { LIMITS, PAGE_STEPS } from './limits.ts'

/** Least and greatest value of a slider, and how far apart its values are. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Bound settings may be anything: what is no number counts for nothing, and the greatest value is never below the least. */
export function readRange({ min, max, step }: { readonly [name in keyof Range]: unknown }): Range {
  const least = toFinite(min) ?? LIMITS.min.default
  const distance = toFinite(step) ?? LIMITS.step.default
  return {
    min: least,
    max: Math.max(least, toFinite(max) ?? LIMITS.max.default),
    step: distance > 0 ? distance : LIMITS.step.default,
  }
}

/** The closest value that a range has: within its bounds, a whole number of steps from the least. */
export function fitTo({ min, max, step }: Range, value: unknown): number {
  const wanted = Math.min(max, Math.max(min, toFinite(value) ?? min))
  const steps = Math.min(Math.floor(tidy((max - min) / step)), Math.round((wanted - min) / step))
  return tidy(min + steps * step)
}

/** Where a value stands between the bounds: 0 to 1. */
export function shareOf({ min, max }: Range, value: number): number {
  return max > min ? (value - min) / (max - min) : 0
}

/** Value that Page Up or Page Down leads to; `undefined` for other keys. */
export function pageKey(key: string, range: Range, value: number): number | undefined {
  if (key !== 'PageUp' && key !== 'PageDown') return undefined
  return fitTo(range, value + (key === 'PageUp' ? 1 : -1) * PAGE_STEPS * range.step)
}

/** Whether a key moves a thumb. */
export function movesThumb(key: string): boolean {
  return /^(?:Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End)$/.test(key)
}

/** Removes what binary fractions leave behind: 0.30000000000000004 becomes 0.3. */
function tidy(amount: number): number {
  return Number(amount.toFixed(10))
}

/** Two values of a range, the first never above the second. */
export interface Pair {
  readonly start: number
  readonly end: number
}

/**
 * The closest two values that a range has: in order, and so far apart as they must be, or as the range lets them. What is
 * missing is at its bound.
 */
export function fitPair(range: Range, distance: number, value: unknown): Pair {
  const { start, end } = typeof value === 'object' && value !== null ? (value as { readonly [name in keyof Pair]?: unknown }) : {}
  const last = fitTo(range, range.max)
  const ends = [fitTo(range, start), toFinite(end) === undefined ? last : fitTo(range, end)]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const apart = stepped(range, distance)
  const fitted = fitTo(range, Math.max(high, low + apart))
  return { start: Math.min(low, fitTo(range, fitted - apart)), end: fitted }
}

/** Where each of two thumbs may go while the other one stays. */
export function roomOf(range: Range, distance: number, { start, end }: Pair): { readonly [name in keyof Pair]: Range } {
  const apart = stepped(range, distance)
  return {
    start: { ...range, max: Math.max(range.min, tidy(end - apart)) },
    end: { ...range, min: Math.min(fitTo(range, range.max), tidy(start + apart)) },
  }
}

/** A distance in whole steps, no greater than the range. */
function stepped(range: Range, distance: number): number {
  const most = fitTo(range, range.max) - range.min
  return Math.min(most, tidy(Math.ceil(tidy(Math.max(0, distance) / range.step)) * range.step))
}
