import { Search, X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { Keys } from './keys.tsx'
import { words } from './words.ts'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  readonly label: string
  /** Absent inside an `Autocomplete`, which holds the text itself. */
  readonly value?: string
  readonly onChange?: (text: string) => void
  readonly placeholder?: string
  readonly keys?: string
  readonly autoFocus?: boolean
  readonly onSubmit?: () => void
  /** Down arrow or Enter: move on to the results. */
  readonly onLeaveDown?: () => void
}

/** A search line with a button that empties it; Escape empties it too. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  keys,
  autoFocus = false,
  onSubmit,
  onLeaveDown,
}: SearchFieldProps) {
  return (
    <AriaSearchField
      aria-label={label}
      {...(value === undefined ? {} : { value })}
      {...(onChange ? { onChange } : {})}
      autoFocus={autoFocus}
      className={styles.search ?? ''}
      {...(onSubmit ? { onSubmit } : {})}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && onLeaveDown) {
          event.preventDefault()
          onLeaveDown()
        } else event.continuePropagation()
      }}
    >
      <Search size={14} strokeWidth={1.6} aria-hidden />
      <Input className={styles.input ?? ''} placeholder={placeholder ?? label} />
      {!value ? (
        keys && <Keys keys={keys} />
      ) : (
        <AriaButton className={styles.clear ?? ''} aria-label={words.clear}>
          <X size={12} aria-hidden />
        </AriaButton>
      )}
    </AriaSearchField>
  )
}
