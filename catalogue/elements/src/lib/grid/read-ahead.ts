import { finish, type Steps } from '@heddle/document/values'

/** Milliseconds of work after which the page has its turn. */
const SLICE = 8

/** What takes long to learn of each of some things, and is learnt once. */
export interface ReadAhead<K, V> {
  /** What is known of it; what is left of learning it is done at once. */
  readonly get: (key: K) => V
  /** Learns it a little at a time, between whatever else the page does. */
  readonly prepare: (key: K) => void
}

/** @param learn goes through one thing in steps */
export function createReadAhead<K, V>(learn: (key: K) => Steps<V>): ReadAhead<K, V> {
  const known = new Map<K, V>()
  const begun = new Map<K, Steps<void>>()
  function* keep(key: K): Steps<void> {
    known.set(key, yield* learn(key))
  }
  // The same steps for both: whoever comes later goes on where the other has stopped.
  const stepsOf = (key: K): Steps<void> => {
    const steps = begun.get(key) ?? keep(key)
    begun.set(key, steps)
    return steps
  }
  return {
    get(key) {
      if (!known.has(key)) finish(stepsOf(key))
      return known.get(key) as V
    },
    prepare: (key) => void setTimeout(goOn, 0, stepsOf(key)),
  }
}

function goOn(steps: Steps<void>): void {
  const end = performance.now() + SLICE
  while (performance.now() < end) if (steps.next().done) return
  setTimeout(goOn, 0, steps)
}
