import { toFinite } from '../../lib/controls/to-finite.ts'
import { LIMITS } from './limits.ts'

/** How many stars there are, whatever that is bound to. */
export function readMax(max: unknown): number {
  const read = Math.round(toFinite(max) ?? 0)
  return read > 0 ? Math.min(LIMITS.max.max, read) : LIMITS.max.default
}

/** The values that may be chosen, from the least. */
export function stepsOf(max: number, half: boolean): readonly number[] {
  const step = half ? 0.5 : 1
  return Array.from({ length: max / step }, (_, at) => (at + 1) * step)
}

/** The closest value that there is; 0 for none. */
export function fitTo(steps: readonly number[], value: unknown): number {
  const wanted = toFinite(value) ?? 0
  if (wanted <= 0) return 0
  const least = steps[0] ?? 1
  return Math.min(steps.at(-1) ?? 0, Math.round(wanted / least) * least)
}

/** `{value} of {max}` with its numbers. */
export function nameOf(pattern: string, value: number, max: number): string {
  return (pattern || '{value} / {max}').replaceAll('{value}', String(value)).replaceAll('{max}', String(max))
}
