import { toNumber, type NumberBounds } from '../../lib/numbers/read-number.ts'

/** Bounds as they are given, by formulas too; what is no number does not count, and a step is 1 then. */
export function toBounds({ min, max, step, type, precision, decimalStep }: NumberProps): NumberBounds {
  const by = toNumber(type === 'decimal' ? decimalStep : step)
  const most = type === 'decimal' ? 10 * (toNumber(precision) ?? 1) : Infinity
  return { min: toNumber(min), max: toNumber(max), step: Math.min(by !== null && by > 0 ? by : 1, most) }
}

/** Fields of an input of numbers, as they are given. */
export interface NumberProps extends Readonly<Record<keyof NumberBounds, unknown>> {
  readonly type?: unknown
  readonly precision?: unknown
  readonly decimalStep?: unknown
}

/** How many decimals a number is shown with, and rounded to; `undefined` for as many as it has. */
export function decimalsOf({ type, precision }: Pick<NumberProps, 'type' | 'precision'>): number | undefined {
  const unit = type === 'decimal' ? toNumber(precision) : null
  return unit === null || unit <= 0 || unit > 1 ? undefined : Math.min(Math.round(-Math.log10(unit)), 8)
}
