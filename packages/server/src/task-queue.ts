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

/** Runs `work` over the items, at most `width` at once. Where one fails no further ones begin, and it ends when those that began have. */
export async function inParallel<T>(
  items: readonly T[] | AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const lanes = 'length' in items ? Math.min(width, items.length) : width
  const next = 'length' in items ? items.values() : items[Symbol.asyncIterator]()
  const failing = new AbortController()
  const lane = async (): Promise<void> => {
    try {
      for (let each = await next.next(); each.done !== true && !failing.signal.aborted; each = await next.next())
        await work(each.value)
    } catch (error) {
      failing.abort()
      throw error
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
