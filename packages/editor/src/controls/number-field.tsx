import { useRef, useState, type KeyboardEvent } from 'react'
import { words } from './words.ts'
import { classNames } from '../ui/class-names.ts'
import { printMeasure, readMeasure, stepMeasure, stepOf } from './measure.ts'
import { PickList, type PickSection } from './pick-list.tsx'
import { readInput } from './read-input.ts'
import styles from './number-field.module.css'

export interface NumberFieldProps {
  /** Read by screen readers; the row shows its own label. */
  readonly label: string
  /** CSS text in effect: `24px`, `auto`, `calc(…)`; absent when unset or mixed. */
  readonly value: string | undefined
  /** Shown instead of the text, for example the name of a token. */
  readonly shown?: string | undefined
  readonly placeholder?: string
  /** What holds while nothing is set: shown dimmed with its unit, and where arrows begin. */
  readonly effective?: string | undefined
  /** Unit that bare numbers get when the value has none. */
  readonly defaultUnit?: string
  readonly units?: readonly string[]
  readonly keywords?: readonly string[]
  /** More to pick beside units and words, for example tokens. */
  readonly picks?: PickSection | undefined
  readonly step?: number
  readonly check: (text: string) => string | undefined
  readonly onCommit: (value: string | null, keys: { readonly shiftKey: boolean; readonly altKey: boolean }) => void
  readonly onPick?: (id: string) => void
  /** Small and centred, without the list of units. */
  readonly isCompact?: boolean
  readonly isDisabled?: boolean
}

const NO_KEYS = { shiftKey: false, altKey: false }

/** A number with a unit: arrows step by 1 (Shift 10, Alt 0.1), sums are worked out, the unit is typed or picked. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    shown,
    placeholder,
    effective,
    defaultUnit = 'px',
    keywords = [],
    step = 1,
    check,
    onCommit,
    isCompact = false,
    isDisabled = false,
  } = props
  const [draft, setDraft] = useState<string>()
  const [message, setMessage] = useState<string>()
  const latest = useRef<string | undefined>(undefined)
  const measure = value === undefined ? undefined : readMeasure(value)
  const ghost = value === undefined && shown === undefined ? readMeasure(effective ?? '') : undefined
  const unit = measure?.unit || defaultUnit
  const rest = shown ?? (measure && draft === undefined && !isCompact ? String(measure.amount) : compact(value, isCompact)) ?? ''

  const keep = (text: string | undefined) => {
    latest.current = text
    setDraft(text)
  }
  const commit = (keys: typeof NO_KEYS, isLeaving: boolean) => {
    const text = latest.current
    if (text === undefined) return
    const read = readInput(text, { unit, keywords, check })
    if (!read.ok && !isLeaving) return setMessage(read.message)
    keep(undefined)
    setMessage(undefined)
    // Typed and kept by Enter, a value that held already, from elsewhere, is set here.
    if (read.ok && (!isLeaving || read.value !== (value ?? null))) onCommit(read.value, keys)
  }
  const stepBy = (amount: number) => {
    const typed = latest.current === undefined ? undefined : readInput(latest.current, { unit, keywords, check })
    const base = (typed?.ok ? typed.value : value) ?? printMeasure({ amount: ghost?.amount ?? 0, unit: ghost?.unit || unit })
    const next = stepMeasure(base, amount)
    if (next === undefined || check(next) !== undefined) return
    keep(undefined)
    onCommit(next, NO_KEYS)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      stepBy(event.key === 'ArrowUp' ? stepOf(event, step) : -stepOf(event, step))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commit(event, false)
      event.currentTarget.select()
    } else if (event.key === 'Escape' && latest.current !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      keep(undefined)
      setMessage(undefined)
    }
  }

  return (
    <div className={classNames(styles.field, isCompact && styles.compact, message && styles.wrong, shown && styles.token)}>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={message !== undefined}
        {...(message === undefined ? {} : { 'aria-description': message })}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
        placeholder={ghost && !isCompact ? String(ghost.amount) : (placeholder ?? effective)}
        value={draft ?? rest}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          keep(event.currentTarget.value)
          setMessage(undefined)
        }}
        onBlur={() => commit(NO_KEYS, true)}
        onKeyDown={onKeyDown}
      />
      {!isCompact && <UnitButton {...props} unit={(measure ?? ghost)?.unit ?? ''} />}
      {message !== undefined && (
        <span role="alert" className={styles.message}>
          {message}
        </span>
      )}
    </div>
  )
}

function UnitButton({
  label,
  value,
  unit,
  units = [],
  keywords = [],
  picks,
  onPick,
  onCommit,
  isDisabled = false,
}: NumberFieldProps & { readonly unit: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (units.length + keywords.length === 0 && !picks) return unit ? <span className={styles.unit}>{unit}</span> : null
  const pick = (id: string) => {
    const [kind, text = ''] = id.split(/:(.*)/s)
    if (kind === 'pick') onPick?.(text)
    else if (kind === 'word') onCommit(text, NO_KEYS)
    else onCommit(`${readMeasure(value ?? '')?.amount ?? 0}${text}`, NO_KEYS)
  }
  const sections: PickSection[] = [
    { items: units.map((text) => ({ id: `unit:${text}`, label: text })) },
    { items: keywords.map((text) => ({ id: `word:${text}`, label: text })) },
    ...(picks ? [{ ...picks, items: picks.items.map((item) => ({ ...item, id: `pick:${item.id}` })) }] : []),
  ]
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={isDisabled}
        className={styles.unit}
        aria-label={words.unit(label, unit || '–')}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {unit || '–'}
      </button>
      {isOpen && (
        <PickList
          anchor={button}
          label={words.unit(label, unit || '–')}
          sections={sections}
          onPick={pick}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function compact(value: string | undefined, isCompact: boolean): string | undefined {
  return isCompact && value !== undefined && readMeasure(value)?.unit === 'px' ? String(readMeasure(value)?.amount) : value
}
