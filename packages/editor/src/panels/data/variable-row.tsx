import { ChevronRight } from 'lucide-react'
import type { VariableRecord } from '@heddle/document'
import { words } from './words.ts'
import { classNames } from '../../ui/class-names.ts'
import { VariableEditor } from './variable-editor.tsx'
import styles from './variables.module.css'

/** One variable; pressing it shows its settings below. */
export function VariableRow({
  variable,
  isOpen,
  isNew,
  onToggle,
}: {
  readonly variable: VariableRecord
  readonly isOpen: boolean
  /** It was just made: its name waits to be typed over. */
  readonly isNew: boolean
  readonly onToggle: () => void
}) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-label={words.edit(variable.name, words.types[variable.type])}
        onClick={onToggle}
      >
        <ChevronRight size={14} strokeWidth={1.6} aria-hidden className={classNames(styles.arrow, isOpen && styles.open)} />
        <span className={styles.name}>{variable.name}</span>
        <span className={styles.type}>{words.types[variable.type]}</span>
      </button>
      {isOpen && <VariableEditor variable={variable} isNew={isNew} />}
    </li>
  )
}
