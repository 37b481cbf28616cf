import { ChevronDown } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { PickList, type PickItem, type PickSection } from './pick-list.tsx'
import styles from './choice.module.css'

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** One of a list, picked from a popup that is made when it opens. */
export function Choice({
  label,
  value,
  shown,
  placeholder,
  options,
  extra,
  isDisabled = false,
  picksAgain = false,
  onPick,
}: {
  readonly label: string
  readonly value: string | undefined
  /** What the button says instead of the chosen option's label. */
  readonly shown?: string | undefined
  readonly placeholder?: string
  readonly options: readonly PickItem[]
  readonly extra?: PickSection | undefined
  readonly isDisabled?: boolean
  /** Whether the one that is chosen can be picked: it may hold from elsewhere, and is to be set here. */
  readonly picksAgain?: boolean
  readonly onPick: (value: string) => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const text = shown ?? options.find(({ id }) => id === value)?.label ?? value
  // The click that Enter and Space make looks like one of a screen reader, for whom the focus waits until nothing moves.
  const openOnKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={isDisabled}
        aria-label={`${label}: ${text || placeholder || ''}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onKeyDown={openOnKey}
      >
        <span className={text ? styles.value : styles.placeholder}>{text || placeholder}</span>
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden className={styles.arrow} />
      </button>
      {isOpen && (
        <PickList
          anchor={button}
          label={label}
          sections={[{ items: options }, ...(extra ? [extra] : [])]}
          selected={value}
          picksAgain={picksAgain}
          onPick={onPick}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
