/** A value that can be watched; fits `useSyncExternalStore`. */
export interface Readable<T> {
  readonly value: T
  readonly subscribe: (fn: (value: T) => void) => () => void
}

export interface Writable<T> extends Readable<T> {
  readonly set: (value: T) => void
}

/** A readable value and its setter. Setting what it holds already tells nobody. */
export function createWritable<T>(initial: T): Writable<T> {
  let value = initial
  const subscribers = new Set<(value: T) => void>()
  return {
    get value() {
      return value
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const fn of subscribers) fn(value)
    },
    subscribe(fn) {
      const subscriber = (next: T) => fn(next)
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
  }
}
