import { ChevronDown } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { PickList } from './pick-list.tsx'
import { words } from './words.ts'
import styles from './suggest-field.module.css'

/** A text that is typed, or picked from what is known to fit; without suggestions it is a plain field. */
export function SuggestField({
  label,
  value,
  suggestions,
  placeholder,
  error,
  onCommit,
}: {
  readonly label: string
  readonly value: string
  readonly suggestions: readonly { readonly id: string; readonly hint?: string }[]
  readonly placeholder?: string
  readonly error?: string | undefined
  readonly onCommit: (text: string) => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hasAny = suggestions.length > 0
  const openOnArrow = (event: KeyboardEvent) => {
    if (!hasAny || event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <div className={styles.field} data-picks={hasAny || undefined} onKeyDown={openOnArrow}>
      <TextField
        label={label}
        isLabelHidden
        isMono
        value={value}
        {...(placeholder === undefined ? {} : { placeholder })}
        error={error}
        onCommit={onCommit}
      />
      {hasAny && (
        <button
          ref={button}
          type="button"
          className={styles.pick}
          aria-label={words.pick(label)}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
        </button>
      )}
      {isOpen && (
        <PickList
          anchor={button}
          label={label}
          sections={[{ items: suggestions.map(({ id, hint }) => ({ id, label: id, ...(hint !== undefined && { hint }) })) }]}
          selected={suggestions.some(({ id }) => id === value) ? value : undefined}
          onPick={onCommit}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
