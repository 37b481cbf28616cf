import type { EvaluateResult } from '../frame/connection.ts'
import type { PastNote } from './past-values.ts'
import { words } from './words.ts'
import { classNames } from '../ui/class-names.ts'
import { showValue } from './show-value.ts'
import styles from './formula-popover.module.css'

/** What the formula gives now, with its type; or why it gives nothing. */
export function LiveResult({
  code,
  result,
  issue,
  note = {},
}: {
  readonly code: string
  readonly result: EvaluateResult | undefined
  readonly issue: string | undefined
  readonly note?: PastNote | undefined
}) {
  const message = issue ?? (result && !result.ok ? result.message : undefined)
  return (
    <div className={styles.result} role="status" aria-label={words.result}>
      <div className={styles.resultHead}>
        <span>{words.result}</span>
        {!issue && note.missing === undefined && result?.ok && (
          <span className={styles.kind}>{words.kinds[result.kind] ?? result.kind}</span>
        )}
      </div>
      {issue === undefined && note.missing !== undefined ? (
        <p className={styles.note}>{note.missing}</p>
      ) : (
        <pre className={classNames(styles.value, message !== undefined && styles.wrong)}>
          {code.trim() === '' ? words.empty : (message ?? (result?.ok ? showValue(result.value) : words.waiting))}
        </pre>
      )}
      {note.whence !== undefined && note.missing === undefined && <p className={styles.note}>{note.whence}</p>}
    </div>
  )
}
