import { ChevronDown, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReferenceField } from '@heddle/kit'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AnchoredPopover } from '../../ui/popover.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import { nameElsewhere, targetsOf, type PointedFrom } from './targets.ts'
import styles from '../fields.module.css'

/** Targets that are listed at once; a search finds the others. */
const SHOWN = 100

/** Picks one of the things of the project by its name, or the first that is found by Enter; what is gone is said in its place. */
export function TargetChoice({
  label,
  to,
  from,
  value,
  placeholder,
  onPick,
}: {
  readonly label: string
  readonly to: ReferenceField['to']
  /** Where it is pointed at from. */
  readonly from?: PointedFrom | undefined
  /** Empty for none. */
  readonly value: string
  readonly placeholder: string
  readonly onPick: (id: string) => void
}) {
  const editor = useEditor()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const name =
    value === ''
      ? undefined
      : (targetsOf(to, editor, from && { nodeId: from.nodeId }).find(({ id }) => id === value)?.label ??
        nameElsewhere(value, editor))
  const isGone = value !== '' && name === undefined
  const text = isGone ? words.reference.gone(to) : (name ?? placeholder)
  return (
    <div className={styles.withPick}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.itemName, isGone && styles.gone)}
        aria-label={`${label}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.itemText}>{text}</span>
        {value === '' && <ChevronDown size={14} strokeWidth={1.6} aria-hidden />}
      </button>
      {value !== '' && <IconButton icon={X} size={24} label={words.reference.clear(label)} onPress={() => onPick('')} />}
      {isOpen && (
        <AnchoredPopover anchor={button} isOpen onClose={() => setIsOpen(false)} label={label} placement="bottom end">
          <TargetList
            to={to}
            from={from}
            value={value}
            onPick={(id) => {
              setIsOpen(false)
              onPick(id)
            }}
          />
        </AnchoredPopover>
      )}
    </div>
  )
}

function TargetList({
  to,
  from,
  value,
  onPick,
}: {
  readonly to: ReferenceField['to']
  readonly from: PointedFrom | undefined
  readonly value: string
  readonly onPick: (id: string) => void
}) {
  const editor = useEditor()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const all = targetsOf(to, editor, from)
  const found = all.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <div className={styles.targets}>
      <SearchField
        label={words.reference.find(to)}
        value={query}
        onChange={setQuery}
        autoFocus
        onSubmit={() => {
          const [first] = found
          if (first && wanted !== '') onPick(first.id)
        }}
      />
      <div className={styles.targetList} role="group" aria-label={words.reference.all[to]}>
        {found.slice(0, SHOWN).map(({ id, label, hint }) => (
          <button
            key={id}
            type="button"
            className={styles.target}
            aria-label={hint === undefined ? label : `${label} ${hint}`}
            aria-pressed={id === value}
            onClick={() => onPick(id)}
          >
            <span className={styles.itemText}>{label}</span>
            {hint !== undefined && <span className={styles.targetHint}>{hint}</span>}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.note}>{all.length === 0 ? words.reference.none[to] : words.reference.nothing}</p>
      )}
      {found.length > SHOWN && <p className={styles.note}>{words.reference.more(found.length - SHOWN)}</p>}
    </div>
  )
}
