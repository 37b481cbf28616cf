/** Runs tasks one after another, in the order they were given. */
export interface Queue {
  run<T>(task: () => Promise<T>): Promise<T>
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(task) {
      const done = last.then(task, task)
      last = done.catch(() => undefined)
      return done
    },
  }
}
