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

/** Runs `work` over the items, at most `width` at once. */
export async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
}
