import type { Id } from '@heddle/document'
import { idOf } from '../../../e2e/push-records.ts'

/** Gives ids one after another, the same each time. */
export function createIds(seed: string): () => Id {
  let count = 0
  return () => {
    count += 1
    return idOf(`${seed} ${count}`)
  }
}
