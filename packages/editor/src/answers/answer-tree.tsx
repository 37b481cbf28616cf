import { Check, ChevronDown, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../ui/class-names.ts'
import { answerRows, opensItself, type AnswerRow } from './answer-rows.ts'
import { words } from './words.ts'
import styles from './answers.module.css'

/** An answer as a tree: what is pressed is where the rows, their total, or what an action gives come from. */
export function AnswerTree({
  answer,
  picked,
  pickedMark,
  totalPath = '',
  onPick,
}: {
  readonly answer: unknown
  /** Path of what is taken; empty for all of it. */
  readonly picked: string
  /** Says at that line what it is. */
  readonly pickedMark: string
  /** Path of the number of all rows. */
  readonly totalPath?: string
  readonly onPick: (row: AnswerRow) => void
}) {
  /** What a person folded or unfolded, by path. */
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [at, setAt] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const isOpen = (path: string, depth: number): boolean => turned.get(path) ?? opensItself(path, depth, picked)
  const rows = answerRows(answer, isOpen, words.more, words.moreLikeIt)
  const current = Math.max(
    0,
    rows.findIndex(({ path }) => path === at),
  )
  const turn = (path: string, open: boolean): void => setTurned(new Map(turned).set(path, open))
  const go = (index: number): void => {
    const row = rows[index]
    if (!row) return
    setAt(row.path)
    list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus()
  }
  const pick = (row: AnswerRow): void => {
    if (row.kind !== 'more') onPick(row)
  }
  const press = (event: KeyboardEvent): void => {
    const row = rows[current]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const parent = rows.findLastIndex(({ depth }, index) => index < current && depth < row.depth)
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(current + 1),
      ArrowUp: () => go(current - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (row.isOpen === false ? turn(row.path, true) : go(current + 1)),
      ArrowLeft: () => (row.isOpen === true ? turn(row.path, false) : go(parent)),
      Enter: () => pick(row),
      ' ': () => pick(row),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <ul ref={list} role="tree" aria-label={words.tree} className={styles.tree} onKeyDown={press}>
      {rows.map((row, index) => (
        <li
          key={row.path}
          role="treeitem"
          aria-level={row.depth + 1}
          aria-selected={row.path === picked && row.kind !== 'more'}
          {...(row.isOpen !== undefined && { 'aria-expanded': row.isOpen })}
          tabIndex={index === current ? 0 : -1}
          className={classNames(styles.line, row.path === picked && row.kind !== 'more' && styles.picked)}
          style={{ paddingInlineStart: 8 + row.depth * 14 }}
          onFocus={() => setAt(row.path)}
          onClick={() => pick(row)}
        >
          <span
            className={styles.fold}
            aria-hidden
            onClick={(event) => {
              if (row.isOpen === undefined) return
              event.stopPropagation()
              turn(row.path, !row.isOpen)
            }}
          >
            {row.isOpen === true && <ChevronDown size={12} />}
            {row.isOpen === false && <ChevronRight size={12} />}
          </span>
          <span className={styles.key}>{row.label}</span>
          {row.path === picked && row.kind !== 'more' && (
            <span className={styles.mark}>
              <Check size={12} aria-hidden /> {pickedMark}
            </span>
          )}
          <span className={styles.value}>
            {row.text}
            {totalPath !== '' && row.path === totalPath && <b> {words.totalHere}</b>}
          </span>
        </li>
      ))}
    </ul>
  )
}
