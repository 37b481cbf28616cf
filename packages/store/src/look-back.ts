import type { Diff, StoreRecord } from './diff.ts'
import { createHistory } from './history.ts'
import type { HistorySteps } from './history.ts'
import { squashDiffs } from './squash.ts'
import { createStore, type Store } from './store.ts'

/** What taking the last `count` of these steps back would change, without doing it. Copies the store's index, not its records. */
export function lookBack<R extends StoreRecord>(store: Store<R>, steps: HistorySteps<R>, count: number): Diff<R> {
  const copy = createStore<R>([...store.values()])
  const history = createHistory(copy)
  history.restore({ done: steps.done, undone: [] })
  let diff: Diff<R> = {}
  const wanted = steps.done.length - count
  while (history.labels().undo.length > wanted) {
    const result = history.undo()
    if (!result) break
    diff = squashDiffs(diff, result.diff)
  }
  history.close()
  return diff
}
