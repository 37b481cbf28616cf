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
export async function inParallel<T>(
  items: readonly T[] | AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const lanes = 'length' in items ? Math.min(width, items.length) : width
  const next = 'length' in items ? items.values() : items[Symbol.asyncIterator]()
  const lane = async (): Promise<void> => {
    for (let each = await next.next(); each.done !== true; each = await next.next()) await work(each.value)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
