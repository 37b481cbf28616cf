/** Long work that may stop at each step for something else, and is gone on with then. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Does what is left at once. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
