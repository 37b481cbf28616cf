/** Turns without a step after which none can follow: all that a run waits for is recorded, and comes in a few turns. */
const IDLE_TURNS = 10_000

/** Resolves when the run has ended or goes no step further. */
export async function endOrIdle(run: Promise<unknown>, steps: () => number): Promise<void> {
  let isOver = false
  void run.then(() => (isOver = true))
  let before = steps()
  for (let turn = 0; turn < IDLE_TURNS; turn += 1) {
    await undefined
    if (isOver) return
    const now = steps()
    if (now !== before) turn = 0
    before = now
  }
}
