import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import type { AccessAnswer } from '../server/project-server.ts'
import { useEditor } from '../session/use-editor.ts'
import heard from '../ui/heard.module.css'
import { SearchField } from '../ui/search-field.tsx'
import { Switch } from '../ui/switch.tsx'
import { audienceName, byName, rowName, type AccessRow } from './describe-access.ts'
import { words } from './words.ts'
import styles from './access-matrix.module.css'

/** The table: a row for each thing that is asked for by itself, a column for each audience. */
export function AccessMatrix({ answer: { audiences, rows, total, against } }: { readonly answer: AccessAnswer }) {
  const { view } = useEditor()
  const [query, setQuery] = useState('')
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const hasBefore = against !== null
  const named = byName(rows.map((row) => ({ row, name: rowName(row, view) })))
  const wanted = query.trim().toLowerCase()
  const shown = named.filter(
    ({ row, name }) =>
      (wanted === '' || name.toLowerCase().includes(wanted) || row.path.toLowerCase().includes(wanted)) &&
      (!isOnlyChanged || row.open.some((_, at) => isOther(row, at))),
  )
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={words.find} value={query} onChange={setQuery} />
        {hasBefore && <Switch label={words.onlyChanged} isOn={isOnlyChanged} onChange={setOnlyChanged} />}
        <span role="status" className={styles.lead}>
          {words.counted(shown.length, total)}
        </span>
      </div>
      {shown.length === 0 && <p className={styles.lead}>{words.nothing}</p>}
      {shown.length > 0 && (
        // A table that is larger than its place is scrolled by keyboard, too.
        <div className={styles.scroll} role="group" aria-label={words.title} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.what}</th>
                {audiences.map((audience) => (
                  <th key={`${audience.kind} ${audience.id}`} scope="col" className={styles.audience}>
                    {audienceName(audience)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row, name }) => (
                <tr key={`${row.kind} ${row.path}`} data-gone={row.isGone}>
                  <th scope="row">
                    <span className={styles.kind}>{words.kinds[row.kind]}</span> {name}
                    {hasBefore && !row.before && <span className={styles.badge}>{words.isNew}</span>}
                    {row.isGone && <span className={styles.badge}>{words.isGone}</span>}
                  </th>
                  {audiences.map((audience, at) => (
                    <Cell
                      key={`${audience.kind} ${audience.id}`}
                      isOpen={row.open[at] === true}
                      isOther={hasBefore && isOther(row, at)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

const isOther = ({ open, before }: AccessRow, at: number): boolean => (open[at] ?? false) !== (before?.[at] ?? false)

function Cell({ isOpen, isOther: isChanged }: { readonly isOpen: boolean; readonly isOther: boolean }) {
  const Icon = isOpen ? Check : Minus
  const said = isChanged ? (isOpen ? words.comes : words.loses) : isOpen ? words.may : words.mayNot
  return (
    <td className={styles.cell} data-open={isOpen} data-changed={isChanged || undefined} title={said}>
      <Icon size={14} aria-hidden />
      <span className={heard.heard}>{said}</span>
    </td>
  )
}
