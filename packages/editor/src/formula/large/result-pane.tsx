import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Evaluated } from '../../frame/connection.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showValue } from '../show-value.ts'
import type { PastNote } from '../past-values.ts'
import { words as formulaWords } from '../words.ts'
import { ResultTable, isTable } from './result-table.tsx'
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
        {!isEmpty && failure !== undefined && <p className={styles.wrong}>{failure}</p>}
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

type Rows = NonNullable<Evaluated['rows']>

function RowPicker({ rows, onRow }: { readonly rows: Rows; readonly onRow: (row: number) => void }) {
  const { count, row, names, name } = rows
  if (count === 0) return null
  const named = row < names.length ? names : [...names.slice(0, -1), name]
  const options = named.map((each, at) => {
    const index = at === named.length - 1 && row >= names.length ? row : at
    return { value: String(index), label: words.rowName(index + 1, each) }
  })
  return (
    <div className={styles.rows}>
      <span className={styles.hint}>{words.forRow}</span>
      <IconButton icon={ChevronLeft} size={24} label={words.earlierRow} isDisabled={row === 0} onPress={() => onRow(row - 1)} />
      <Select label={words.forRow} isLabelHidden value={String(row)} options={options} onChange={(at) => onRow(Number(at))} />
      <span className={styles.hint}>{words.ofRows(count)}</span>
      <IconButton
        icon={ChevronRight}
        size={24}
        label={words.laterRow}
        isDisabled={row >= count - 1}
        onPress={() => onRow(row + 1)}
      />
    </div>
  )
}
