import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Pager } from '../ui/pager.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { ListPage, VisitorList } from './use-visitor-list.ts'
import styles from './visitor-lists.module.css'

/** What the window says, of records of its kind. */
export interface VisitorListWords {
  readonly title: string
  readonly lead: string
  readonly draftLead: string
  readonly place: string
  readonly live: string
  readonly draft: string
  readonly search: string
  readonly loading: string
  readonly none: string
  readonly noneFound: string
  readonly pages: string
}

/** A window of what visitors left at the published site or at the draft: searched, and shown page by page. */
export function VisitorListDialog<A extends ListPage>({
  list: { place, search, offset, answer, error, setPlace, setSearch, setOffset },
  words,
  count,
  action,
  onClose,
  children,
}: {
  readonly list: VisitorList<A>
  readonly words: VisitorListWords
  /** How many there are, in words. */
  readonly count: string
  /** Stands beside the search. */
  readonly action?: ReactNode
  readonly onClose: () => void
  /** The table of the page, where it holds any. */
  readonly children: ReactNode
}) {
  const { total = 0, pageSize = 1 } = answer ?? {}
  const pages = Math.ceil(total / pageSize)
  return (
    <Dialog title={words.title} isOpen size="large" onClose={onClose}>
      <div className={styles.all}>
        <p className={styles.lead}>{place === 'live' ? words.lead : words.draftLead}</p>
        <div className={styles.bar}>
          <Segmented
            label={words.place}
            value={place}
            segments={[
              { value: 'live', label: words.live },
              { value: 'draft', label: words.draft },
            ]}
            onChange={setPlace}
          />
          <div className={styles.search}>
            <SearchField label={words.search} value={search} onChange={setSearch} />
          </div>
          {action}
        </div>
        {error !== undefined && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {!answer && error === undefined && <p className={styles.lead}>{words.loading}</p>}
        {answer && total === 0 && <p className={styles.none}>{search.trim() === '' ? words.none : words.noneFound}</p>}
        {children}
        {total > 0 && (
          <div className={styles.foot}>
            <span role="status" className={styles.lead}>
              {count}
            </span>
            {pages > 1 && (
              <Pager label={words.pages} at={offset / pageSize} count={pages} onGo={(page) => setOffset(page * pageSize)} />
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
