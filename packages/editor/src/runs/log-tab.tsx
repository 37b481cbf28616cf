import type { ReactNode } from 'react'
import { showShort } from '../formula/show-value.ts'
import type { KeptLine } from './run-log.ts'
import { exactClock } from './run-names.ts'
import { words } from './words.ts'
import styles from './runs-dock.module.css'

/** What the page said, the newest first. */
export function LogTab({ lines }: { readonly lines: readonly KeptLine[] }): ReactNode {
  if (lines.length === 0) return <p className={styles.empty}>{words.emptyLog}</p>
  return (
    <ul className={styles.list} aria-label={words.tabs.log}>
      {lines.toReversed().map(({ number, time, line }) => (
        <li key={number} className={styles.line} data-level={line.level}>
          <span className={styles.number}>{exactClock(time)}</span>
          <span className={styles.level}>{line.level}</span>
          <span className={styles.said}>
            {line.message}
            {line.data.map((part, at) => (
              <span key={at} className={styles.mono}>{` ${showShort(part)}`}</span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
