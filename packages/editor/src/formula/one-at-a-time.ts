/**
 * Does one piece of work at a time. Of what comes while one is under way the newest alone follows it: nobody waits for
 * an answer to what was typed over.
 */
export function oneAtATime(): (work: () => Promise<unknown>) => void {
  let isBusy = false
  let next: (() => Promise<unknown>) | undefined
  const done = (): void => {
    isBusy = false
    const waiting = next
    next = undefined
    if (waiting) begin(waiting)
  }
  const begin = (work: () => Promise<unknown>): void => {
    isBusy = true
    work().then(done, done)
  }
  return (work) => {
    if (isBusy) next = work
    else begin(work)
  }
}
