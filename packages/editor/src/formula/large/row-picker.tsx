import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RepeatRows } from '@heddle/canvas/protocol'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { words } from './words.ts'
import styles from './row-picker.module.css'

/** Picks one of the rows of the repeat around a formula or a workflow; nothing where it has none. */
export function RowPicker({ rows, onRow }: { readonly rows: RepeatRows; readonly onRow: (row: number) => void }) {
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
