import { toNumber, type NumberBounds } from '../../lib/numbers/read-number.ts'
import { LIMITS } from './limits.ts'

/** Bounds and step as they are given, by formulas too: what is no number does not count, and a step is 1 then. */
export function readBounds({ min, max, step }: { readonly [name in keyof NumberBounds]: unknown }): NumberBounds {
  const by = toNumber(step)
  return { min: toNumber(min), max: toNumber(max), step: by !== null && by > 0 ? by : LIMITS.step.default }
}

/** How many decimals a number has: those that are asked for, and never fewer than those of a step. */
export function decimalsFor(decimals: unknown, step: number): number {
  const { max } = LIMITS.decimals
  let count = Math.max(Math.round(toNumber(decimals) ?? LIMITS.decimals.default), LIMITS.decimals.min)
  const kept = Number(step.toFixed(max))
  while (count < max && Number(step.toFixed(count)) !== kept) count += 1
  return Math.min(count, max)
}
