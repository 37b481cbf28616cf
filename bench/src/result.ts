/** One measured figure: a median, and its ratio to a baseline measured in the same run. */
export interface BenchmarkRow {
  readonly label: string
  readonly value: number
  readonly unit: string
  /** `value` divided by the baseline's value. */
  readonly ratio?: number
  /** What the baseline is, in words. */
  readonly baseline?: string
  /** What we aim at, in words. */
  readonly aim?: string
}

export interface BenchmarkResult {
  readonly name: string
  readonly rows: readonly BenchmarkRow[]
}

/** The middle value; of an even count the lower middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The value that 95 of 100 do not exceed. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN
}
