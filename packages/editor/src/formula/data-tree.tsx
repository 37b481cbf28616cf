import { memo, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { words } from './words.ts'
import { SearchField } from '../ui/search-field.tsx'
import { useWindow } from '../ui/use-window.ts'
import type { DataEntry } from './data-entries.ts'
import styles from './formula-popover.module.css'

/** Height of a line in CSS pixels, and how many are drawn beyond each edge of what is in sight. */
const LINE = 24
const SPARE = 60

/** Everything the formula can read, by group; a click writes it into the formula. Not drawn again with each key beside it. */
export const DataTree = memo(function DataTree({
  entries,
  onPick,
}: {
  readonly entries: readonly DataEntry[]
  readonly onPick: (code: string) => void
}) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = useMemo(
    () => entries.filter(({ name, group }) => `${group} ${name}`.toLowerCase().includes(wanted)),
    [entries, wanted],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const hasVariables = entries.some(({ variableId }) => variableId !== undefined)
  return (
    <div className={styles.data}>
      <SearchField label={words.find} value={query} onChange={setQuery} />
      <div ref={scroller} className={styles.entries}>
        {!hasVariables && wanted === '' && <p className={styles.hint}>{words.noVariables}</p>}
        {found.length === 0 && <p className={styles.hint}>{words.nothing}</p>}
        <Groups entries={found} scroller={scroller} onPick={onPick} />
      </div>
    </div>
  )
})

interface GroupsProps {
  readonly entries: readonly DataEntry[]
  readonly scroller: RefObject<HTMLElement | null>
  readonly onPick: (code: string) => void
}

/** There may be thousands: those near what is in sight are drawn. */
function Groups({ entries, scroller, onPick }: GroupsProps) {
  const lines = useMemo(() => linesOf(entries), [entries])
  const { start, end } = useWindow(scroller, lines.length, LINE, SPARE)
  const shown = Map.groupBy(lines.slice(start, end), ({ group }) => group)
  return (
    <div style={{ height: lines.length * LINE, paddingTop: start * LINE, boxSizing: 'border-box' }}>
      {Array.from(shown, ([group, inside]) => (
        <section key={group} aria-label={group}>
          {inside.map(({ entry }) =>
            entry ? (
              <button
                key={entry.code}
                type="button"
                className={styles.entry}
                aria-label={words.insert(entry.name, words.kinds[entry.kind] ?? entry.kind)}
                onClick={() => onPick(entry.code)}
              >
                <span className={styles.entryName}>{entry.name}</span>
                <span className={styles.entryKind}>{words.kinds[entry.kind] ?? entry.kind}</span>
              </button>
            ) : (
              <h4 key="" className={styles.group}>
                {group}
              </h4>
            ),
          )}
        </section>
      ))}
    </div>
  )
}

/** The name of each group, and below it what belongs to it. */
function linesOf(entries: readonly DataEntry[]): readonly { readonly group: string; readonly entry: DataEntry | undefined }[] {
  const groups = Map.groupBy(entries, ({ group }) => group)
  return Array.from(groups, ([group, inside]) => [
    { group, entry: undefined },
    ...inside.map((entry) => ({ group, entry })),
  ]).flat()
}
