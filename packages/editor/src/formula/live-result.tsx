import type { EvaluateResult } from '../canvas/connection.ts'
import { FORMULA_TEXTS } from '../texts/formula.ts'
import { classNames } from '../ui/class-names.ts'
import { showValue } from './show-value.ts'
import styles from './formula-popover.module.css'

/** What the formula gives now, with its type; or why it gives nothing. */
export function LiveResult({
  code,
  result,
  issue,
}: {
  readonly code: string
  readonly result: EvaluateResult | undefined
  readonly issue: string | undefined
}) {
  const message = issue ?? (result && !result.ok ? result.message : undefined)
  return (
    <div className={styles.result} role="status" aria-label={FORMULA_TEXTS.result}>
      <div className={styles.resultHead}>
        <span>{FORMULA_TEXTS.result}</span>
        {!issue && result?.ok && <span className={styles.kind}>{FORMULA_TEXTS.kinds[result.kind] ?? result.kind}</span>}
      </div>
      <pre className={classNames(styles.value, message !== undefined && styles.wrong)}>
        {code.trim() === '' ? FORMULA_TEXTS.empty : (message ?? (result?.ok ? showValue(result.value) : FORMULA_TEXTS.waiting))}
      </pre>
    </div>
  )
}
