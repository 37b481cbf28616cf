import { classNames } from '../../ui/class-names.ts'
import { showValue } from '../show-value.ts'
import type { PastNote } from '../past-values.ts'
import { words as formulaWords } from '../words.ts'
import { ResultTable, isTable } from './result-table.tsx'
import { RowPicker } from './row-picker.tsx'
import type { Explained } from './use-explained.ts'
import { words } from './words.ts'
import styles from './result-pane.module.css'

export interface ResultPaneProps extends Explained {
  /** The text as it is now, and what is wrong with it before it runs. */
  readonly text: string
  readonly issue: string | undefined
  readonly note?: PastNote | undefined
  readonly onRow: (row: number) => void
}

/** What the formula gives now, with its type, in the row that is picked; broken, what it gave last. */
export function ResultPane({ text, issue, note = {}, answer, lastGood, onRow }: ResultPaneProps) {
  const isEmpty = text.trim() === ''
  const { missing, whence } = issue === undefined ? note : {}
  const failure = issue ?? (missing === undefined && answer && !answer.result.ok ? answer.result.message : undefined)
  const value = failure === undefined && answer?.result.ok ? answer.result : lastGood
  const good = missing === undefined ? value : undefined
  const isOld = failure !== undefined && good !== undefined
  const count = good?.count
  return (
    <section className={styles.pane} aria-label={words.result}>
      <header className={styles.head}>
        <h3 className={styles.title}>{words.result}</h3>
        {!isEmpty && good && (
          <span className={styles.kind}>
            {count === undefined
              ? (formulaWords.kinds[good.kind] ?? good.kind)
              : `${formulaWords.kinds['array']}, ${words.rows(count)}`}
          </span>
        )}
        <span className={styles.space} />
        {!isEmpty && answer && !issue && <span className={styles.took}>{words.took(answer.took)}</span>}
        {answer?.rows && <RowPicker rows={answer.rows} onRow={onRow} />}
      </header>
      <div role="status" aria-label={formulaWords.result} className={styles.said}>
        {isEmpty && <p className={styles.hint}>{formulaWords.empty}</p>}
        {/* A mistake in the text is said once, right below it. */}
        {!isEmpty && issue !== undefined && !isOld && <p className={styles.hint}>{words.waits}</p>}
        {!isEmpty && issue === undefined && failure !== undefined && <p className={styles.wrong}>{failure}</p>}
        {!isEmpty && missing !== undefined && <p className={styles.hint}>{missing}</p>}
        {!isEmpty && missing === undefined && whence !== undefined && <p className={styles.hint}>{whence}</p>}
        {!isEmpty && isOld && <p className={styles.hint}>{words.lastGood}</p>}
        {answer?.rows?.count === 0 && <p className={styles.hint}>{words.noRows}</p>}
      </div>
      {!isEmpty && good && (
        <div className={classNames(styles.value, isOld && styles.old)}>
          {isTable(good.value) ? <ResultTable rows={good.value} count={count ?? 0} /> : <pre>{showValue(good.value)}</pre>}
        </div>
      )}
    </section>
  )
}
