import { useState } from 'react'
import { words } from './words.ts'
import { SearchField } from '../ui/search-field.tsx'
import type { DataEntry } from './data-entries.ts'
import styles from './formula-popover.module.css'

/** Everything the formula can read, by group; a click writes it into the formula. */
export function DataTree({
  entries,
  onPick,
}: {
  readonly entries: readonly DataEntry[]
  readonly onPick: (code: string) => void
}) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = entries.filter(({ name, group }) => `${group} ${name}`.toLowerCase().includes(wanted))
  const groups = [...new Set(found.map(({ group }) => group))]
  const hasVariables = entries.some(({ variableId }) => variableId !== undefined)
  return (
    <div className={styles.data}>
      <SearchField label={words.find} value={query} onChange={setQuery} />
      <div className={styles.entries}>
        {!hasVariables && wanted === '' && <p className={styles.hint}>{words.noVariables}</p>}
        {found.length === 0 && <p className={styles.hint}>{words.nothing}</p>}
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h4 className={styles.group}>{group}</h4>
            {found
              .filter((entry) => entry.group === group)
              .map(({ name, code, kind }) => (
                <button
                  key={code}
                  type="button"
                  className={styles.entry}
                  aria-label={words.insert(name, words.kinds[kind] ?? kind)}
                  onClick={() => onPick(code)}
                >
                  <span className={styles.entryName}>{name}</span>
                  <span className={styles.entryKind}>{words.kinds[kind] ?? kind}</span>
                </button>
              ))}
          </section>
        ))}
      </div>
    </div>
  )
}
