import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { showBytes } from '../../answers/show-bytes.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { AskSource } from './use-ask-source.ts'
import type { Seen } from './use-seen-rows.ts'
import { words } from './words.ts'
import styles from './dock.module.css'

/** How many rows the page sees, what they weigh and what it took, and its pages. */
export function RowsFoot({
  seen: { rows: seen, took, at, ask },
  source,
  rows,
  onPage,
}: {
  readonly seen: Seen
  /** Where the rows come from, if they are not the project's own: that is asked then, not the canvas. */
  readonly source: AskSource | undefined
  readonly rows: readonly unknown[]
  readonly onPage: (offset: number) => void
}) {
  const bytes = useMemo(() => new Blob([JSON.stringify(rows) ?? '']).size, [rows])
  const error = source?.failure ?? seen?.error
  const state = source?.isAsking ? 'fetching' : error === undefined ? stateOf(seen) : 'failed'
  const limit = seen?.limit ?? 0
  const pages = seen && limit > 0 ? Math.max(1, Math.ceil(seen.total / limit)) : 1
  const page = seen && limit > 0 ? Math.floor(seen.offset / limit) + 1 : 1
  return (
    <footer className={styles.foot}>
      <span className={classNames(styles.state, styles[state])} role="status">
        {state === 'failed' && error !== undefined ? words.failed(error) : words.states[state]}
      </span>
      {seen && (
        <span className={styles.facts}>
          {words.counted(seen.count, seen.total)} · {words.took(source?.took ?? took)} · {showBytes(bytes)}
          {at > 0 && ` · ${words.askedAt(new Date(at).toLocaleTimeString('en-GB'))}`}
        </span>
      )}
      <Button
        tone="quiet"
        icon={RefreshCw}
        isPending={source?.isAsking ?? false}
        onPress={() => (source ? source.ask(seen?.offset) : ask())}
      >
        {words.askAgain}
      </Button>
      {pages > 1 && seen && (
        <span className={styles.pages}>
          <IconButton
            icon={ChevronLeft}
            size={24}
            label={words.earlierPage}
            isDisabled={page <= 1}
            onPress={() => onPage(Math.max(0, seen.offset - limit))}
          />
          {words.pageOf(page, pages)}
          <IconButton
            icon={ChevronRight}
            size={24}
            label={words.laterPage}
            isDisabled={page >= pages}
            onPress={() => onPage(seen.offset + limit)}
          />
        </span>
      )}
    </footer>
  )
}

function stateOf(seen: Seen['rows']): 'none' | 'failed' | 'fetching' | 'waiting' | 'fresh' {
  if (seen === undefined) return 'none'
  if (seen.error !== undefined) return 'failed'
  if (seen.isFetching) return 'fetching'
  return seen.isFetched ? 'fresh' : 'waiting'
}
