import type { ReactNode } from 'react'
import type { WatchedRows } from '@heddle/workflow/watch'
import { showShort, showValue } from '../formula/show-value.ts'
import type { KeptRun } from './run-log.ts'
import { collectionsAt, rowChangesOf, type RunStep } from './run-steps.ts'
import { words } from './words.ts'
import styles from './step-inspector.module.css'

/** Rows that are listed of one collection. */
const MOST = 20

/** What all collections held at one moment of a run, as far as it is kept, which is said. */
export function CollectionsPane({ run, step }: { readonly run: KeptRun; readonly step: RunStep | undefined }): ReactNode {
  const then = [...collectionsAt(run, step).values()]
  if (then.length === 0) return null
  const changed = new Set(step ? rowChangesOf(run, step).map(({ to }) => to.id) : [])
  return (
    <section className={styles.part} aria-label={words.step.collections}>
      <h3 className={styles.partHead}>{words.step.collections}</h3>
      {then.map((held) => (
        <details key={held.id} className={styles.collection} data-changed={changed.has(held.id) || undefined}>
          <summary>
            <span>{held.name}</span>
            <span className={styles.dim}>{stateOf(held)}</span>
          </summary>
          <Rows held={held} />
        </details>
      ))}
    </section>
  )
}

function stateOf({ count, rows, isWhole, isFetched, error }: WatchedRows): string {
  if (!isFetched) return words.step.notFetched
  if (typeof error === 'object' && error !== null) return String(Reflect.get(error, 'message'))
  const kept = Array.isArray(rows) ? rows.length : count
  if (kept < count) return `${words.step.rowsOf(count)}, ${words.step.firstRows(kept)}`
  return isWhole ? words.step.rowsOf(count) : `${words.step.rowsOf(count)}, ${words.step.cutRows}`
}

function Rows({ held: { rows } }: { readonly held: WatchedRows }): ReactNode {
  if (!Array.isArray(rows)) return <pre className={styles.value}>{showValue(rows)}</pre>
  return (
    <ol className={styles.rows}>
      {rows.slice(0, MOST).map((row: unknown, at) => (
        <li key={at} className={styles.mono}>
          <span className={styles.rowAt}>{at + 1}</span>
          <span>{showShort(row)}</span>
        </li>
      ))}
      {rows.length > MOST && <li className={styles.dim}>{words.step.moreRows(rows.length - MOST)}</li>}
    </ol>
  )
}
