/** What a server fills before it is flat: code that is compiled, pages that are kept. */
const WARM = 0.25

/** Whether something grows, by what was measured of it one after another. */
export interface Flatness {
  /** The measurements after the first quarter. */
  readonly warm: readonly number[]
  /** The most of each half of them: memory goes up and down with the collection of garbage, so that middle values say nothing. */
  readonly early: number
  readonly late: number
}

/** @param measured at least two values, in the order of time */
export function flatness(measured: readonly number[]): Flatness {
  const warm = measured.slice(Math.floor(measured.length * WARM))
  const half = Math.ceil(warm.length / 2)
  return { warm, early: Math.max(...warm.slice(0, half)), late: Math.max(...warm.slice(half)) }
}
