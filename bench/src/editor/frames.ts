import type { Frame, Page } from '@playwright/test'

/** How smoothly the window and the page's frame in it went on while something was done. */
export interface Smoothness {
  /** Frames of the first document. */
  readonly frames: number
  readonly framesPerSecond: number
  readonly p95: number
  readonly worst: number
}

/** Counts the frames of the documents while `act` runs: the slowest one counts. Times in milliseconds. */
export async function measureFrames(documents: readonly (Page | Frame)[], act: () => Promise<void>): Promise<Smoothness> {
  for (const each of documents) await each.evaluate(startCounting)
  await act()
  const [first, ...others] = (await Promise.all(documents.map((each) => each.evaluate(stopCounting)))).map(toSmoothness)
  if (!first) throw new Error('No frames were counted')
  return others.reduce(
    (slowest, other) => ({
      frames: slowest.frames,
      framesPerSecond: Math.min(slowest.framesPerSecond, other.framesPerSecond),
      p95: Math.max(slowest.p95, other.p95),
      worst: Math.max(slowest.worst, other.worst),
    }),
    first,
  )
}

function startCounting(): void {
  const times: number[] = []
  Object.assign(window, { benchFrames: times })
  const tick = (time: number): void => {
    times.push(time)
    if (window.benchStart !== -1) requestAnimationFrame(tick)
  }
  window.benchStart = 0
  requestAnimationFrame(tick)
}

function stopCounting(): readonly number[] {
  window.benchStart = -1
  return Reflect.get(window, 'benchFrames') as number[]
}

function toSmoothness(times: readonly number[]): Smoothness {
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  const sorted = gaps.toSorted((a, b) => a - b)
  return {
    frames: gaps.length,
    framesPerSecond: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    worst: sorted.at(-1) ?? NaN,
  }
}
