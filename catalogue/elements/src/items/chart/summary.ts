/** What makes one number of the values of one point. */
export type Aggregate = 'count' | 'distinct' | 'value' | 'sum' | 'average' | 'median' | 'min' | 'max'

/** Empty is what nobody filled in: zero and `false` are values. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** A number, also one that is written as text; `undefined` for everything else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

const OF_NUMBERS: Readonly<Record<string, (numbers: readonly number[]) => number | undefined>> = {
  value: ([first]) => first,
  sum,
  average: (numbers) => sum(numbers) / numbers.length,
  median,
  min: (numbers) => numbers.reduce((least, number) => Math.min(least, number)),
  max: (numbers) => numbers.reduce((most, number) => Math.max(most, number)),
}

/** One number of many values (elements reference 27.2); `undefined` where there is none to tell. */
export function summarise(values: readonly unknown[], aggregate: Aggregate): number | undefined {
  if (aggregate === 'count') return values.length
  if (aggregate === 'distinct') return new Set(values.filter((value) => !isEmpty(value))).size
  const numbers = values.flatMap((value) => toNumber(value) ?? [])
  return numbers.length === 0 ? undefined : OF_NUMBERS[aggregate]?.(numbers)
}
