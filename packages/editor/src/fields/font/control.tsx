import { useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import type { FontField } from '@heddle/kit'
import { PickList } from '../../controls/pick-list.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'
import { words } from '../words.ts'
import styles from '../fields.module.css'

/** Families that systems bring with them; any other is typed. */
const STACKS = [
  ['system-ui, sans-serif', 'System'],
  ['Georgia, serif', 'Georgia'],
  ['"Times New Roman", serif', 'Times'],
  ['Arial, sans-serif', 'Arial'],
  ['Verdana, sans-serif', 'Verdana'],
  ['ui-monospace, monospace', 'Monospace'],
] as const

/** The family as text, with the usual ones to pick. */
export function FontControl({ label, value, isMixed, error, onCommit }: FieldControlProps<FontField>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const text = typeof value === 'string' ? value : ''
  return (
    <div className={styles.withPick}>
      <TextField
        label={label}
        isLabelHidden
        value={text}
        placeholder={isMixed ? controlsWords.mixed : words.font.inherited}
        error={error}
        onCommit={(next) => onCommit(next.trim())}
      />
      <button
        ref={button}
        type="button"
        className={styles.pick}
        aria-label={words.font.pick(label)}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
      </button>
      {isOpen && (
        <PickList
          anchor={button}
          label={words.font.pick(label)}
          sections={[{ items: STACKS.map(([id, name]) => ({ id, label: name })) }]}
          selected={text}
          onPick={onCommit}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
