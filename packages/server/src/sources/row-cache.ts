import { LIMITS } from '../limits.ts'

/** Answers of collections that are kept for some seconds: a bounded number of each, those that were asked for last. */
export interface RowCache {
  get(collection: string, key: string): string | undefined
  set(collection: string, key: string, answer: string, seconds: number): void
}

interface Kept {
  readonly answer: string
  readonly until: number
}

/** @param now milliseconds */
export function createRowCache(now: () => number): RowCache {
  /** The collection that was asked last stands last, and so does each answer. */
  const collections = new Map<string, Map<string, Kept>>()
  return {
    get(collection, key) {
      const answers = collections.get(collection)
      const kept = answers?.get(key)
      if (!answers || !kept) return undefined
      answers.delete(key)
      if (kept.until <= now()) return undefined
      answers.set(key, kept)
      return kept.answer
    },
    set(collection, key, answer, seconds) {
      if (answer.length > LIMITS.keptAnswer) return
      const answers = collections.get(collection) ?? new Map<string, Kept>()
      collections.delete(collection)
      collections.set(collection, answers)
      answers.delete(key)
      answers.set(key, { answer, until: now() + Math.min(seconds, LIMITS.keptSeconds) * 1000 })
      dropOldest(answers, LIMITS.keptAnswers)
      dropOldest(collections, LIMITS.keptCollections)
    },
  }
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}
