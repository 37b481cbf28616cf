import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { KeptRun } from './run-log.ts'

/** Runs whose results were taken. */
const seen = new WeakSet<KeptRun>()

/** What actions gave last, with what those runs gave that ended since; the same map while there are none. */
export function resultsSeen(before: ReadonlyMap<Id, Json>, runs: readonly KeptRun[]): ReadonlyMap<Id, Json> {
  const ended = runs.filter((run) => run.took !== undefined && !seen.has(run))
  const results = ended.flatMap(({ entries }) => entries.filter(({ kind, value }) => kind === 'result' && value !== undefined))
  for (const run of ended) seen.add(run)
  if (results.length === 0) return before
  return new Map([...before, ...results.map(({ id, value }) => [id, value as Json] as const)])
}
