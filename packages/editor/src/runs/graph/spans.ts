import type { RunStep } from '../run-steps.ts'

/** Where a step stands on the line of a run, as shares of it. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Share of the line that every step has at least, all of them together. */
const LEAST = 0.3

/** Steps on a line by when they began: each until the next one begins; short ones stay wide enough to be seen. */
export function spansOf(steps: readonly Pick<RunStep, 'at' | 'took'>[], took: number): readonly Span[] {
  const end = Math.max(took, ...steps.slice(-1).map((step) => step.at + (step.took ?? 0)))
  const times = steps.map(({ at }, index) => Math.max(0, (steps[index + 1]?.at ?? end) - at))
  const sum = times.reduce((all, time) => all + time, 0)
  const least = LEAST / Math.max(1, steps.length)
  let from = 0
  return times.map((time) => {
    const share = sum === 0 ? 1 / times.length : least + (1 - LEAST) * (time / sum)
    const span = { from, to: from + share }
    from = span.to
    return span
  })
}

/** The step under a place on the line; before it none. */
export function stepUnder(spans: readonly Span[], share: number): number {
  if (share < 0) return -1
  const found = spans.findIndex(({ to }) => share < to)
  return found < 0 ? spans.length - 1 : found
}
