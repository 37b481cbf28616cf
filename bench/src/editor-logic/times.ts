import type { Smoothness } from '../editor/frames.ts'
import { median, percentile95, type BenchmarkRow } from '../result.ts'

const LEAST_FRAMES = 58

/** What an act took: its middle, and what 95 of 100 do not exceed, which is what the aim is for. */
export function timeRows(label: string, times: readonly number[], most?: number): readonly BenchmarkRow[] {
  const spread = [Math.min(...times), Math.max(...times)] as const
  const p95 = percentile95(times)
  return [
    { label, value: median(times), unit: 'ms', spread },
    {
      label: `${label}, p95`,
      value: p95,
      unit: 'ms',
      ...(most !== undefined && { aim: `at most ${most} ms`, isMet: p95 <= most }),
    },
  ]
}

/** How smoothly something went on that somebody keeps moving. */
export function frameRows(label: string, { framesPerSecond, worst }: Smoothness): readonly BenchmarkRow[] {
  return [
    { label, value: framesPerSecond, unit: 'frames/s', aim: `at least ${LEAST_FRAMES}`, isMet: framesPerSecond >= LEAST_FRAMES },
    { label: `${label}, longest frame`, value: worst, unit: 'ms' },
  ]
}

/** Milliseconds of the processor that this thread gets for the work. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
