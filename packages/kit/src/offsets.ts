/** Specification section 9: how far a floating part may be moved, either way. Percentages are of its anchor's size. */
export const OFFSET_LIMITS = { pixels: 1000, percent: 100 } as const

export interface Offset {
  readonly amount: number
  readonly unit: string
}

const LENGTH = /^(-?\d{1,6}(?:\.\d{1,6})?)(px|%|em|rem|vw|vh)?$/

function toOffset(value: unknown): Offset | undefined {
  const [, digits, unit = 'px'] = LENGTH.exec(typeof value === 'string' ? value.trim() : '') ?? []
  return digits === undefined ? undefined : { amount: Number(digits), unit }
}

const mostOf = (unit: string): number => (unit === '%' ? OFFSET_LIMITS.percent : OFFSET_LIMITS.pixels)

/** A length within the limits; none for what is no length. */
export function readOffset(value: unknown): Offset {
  const { amount, unit } = toOffset(value) ?? { amount: 0, unit: 'px' }
  const most = mostOf(unit)
  return { amount: Math.min(most, Math.max(-most, amount)), unit }
}

/** Whether a builder may write it: nothing, or a length within the limits. */
export function isOffset(value: unknown): boolean {
  if (value === '') return true
  const offset = toOffset(value)
  return offset !== undefined && Math.abs(offset.amount) <= mostOf(offset.unit)
}
