/** One measured figure: a median, and its ratio to a baseline measured in the same run. */
export interface BenchmarkRow {
  readonly label: string
  readonly value: number
  readonly unit: string
  /** Least and greatest of the runs. */
  readonly spread?: readonly [number, number]
  /** `value` divided by the baseline's value. */
  readonly ratio?: number
  /** What the baseline is, in words. */
  readonly baseline?: string
  /** What we aim at, in words. */
  readonly aim?: string
  /** Whether it is reached; left out where nobody decided what that is. */
  readonly isMet?: boolean
}

export interface BenchmarkResult {
  readonly name: string
  readonly rows: readonly BenchmarkRow[]
}

/** How a benchmark is run. */
export interface BenchmarkOptions {
  /** Parts of it that are asked for; empty: all. */
  readonly parts: readonly string[]
  /** Once instead of several times, to see while developing which way a figure goes. */
  readonly isQuick: boolean
  /** `--minutes=10`: how long what lasts is to last; 0 when nobody said. */
  readonly minutes: number
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
