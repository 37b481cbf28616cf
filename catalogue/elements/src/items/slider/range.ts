import { toFinite } from '../../lib/controls/to-finite.ts'
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

/** Removes what binary fractions leave behind: 0.30000000000000004 becomes 0.3. */
function tidy(amount: number): number {
  return Number(amount.toFixed(10))
}
