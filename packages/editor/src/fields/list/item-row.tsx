import { ChevronDown, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Grip, movableRow } from '../../ui/grip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { words } from '../words.ts'
import type { ItemDrag } from './use-item-drag.ts'
import styles from '../fields.module.css'

/** One item: its handle, which takes the arrow keys too, its name, which opens it, and the way to take it away. */
export function ItemRow({
  name,
  note,
  before,
  place,
  drag,
  isOpen,
  onOpen,
  onMove,
  onRemove,
  children,
}: {
  readonly name: string
  /** What it is, behind its name. */
  readonly note?: string | undefined
  /** A small look of the item, before its name. */
  readonly before?: ReactNode
  readonly place: number
  readonly drag: ItemDrag
  /** Absent for an item of one value, which stands in its row. */
  readonly isOpen: boolean | undefined
  readonly onOpen: () => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly children: ReactNode
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    onMove(place + step)
    const row = event.currentTarget.closest('li')
    const other = step < 0 ? row?.previousElementSibling : row?.nextElementSibling
    other?.querySelector<HTMLElement>('[data-grip]')?.focus()
  }
  const Arrow = isOpen ? ChevronDown : ChevronRight
  return (
    <li className={classNames(movableRow, styles.item, drag.from === place && styles.dragged)} data-drop={drag.dropAt(place)}>
      <div className={styles.itemHead}>
        <Grip
          data-grip
          label={words.list.move(name)}
          title={words.list.moveHint}
          onKeyDown={onKeyDown}
          {...drag.handlers(place)}
        />
        {isOpen === undefined ? (
          <div className={styles.itemValue}>{children}</div>
        ) : (
          <button
            type="button"
            className={styles.itemName}
            aria-expanded={isOpen}
            {...(note !== undefined && { 'aria-label': name, 'aria-description': note })}
            onClick={onOpen}
          >
            {before}
            <span className={styles.itemText}>{name}</span>
            {note !== undefined && <span className={styles.itemNote}>{note}</span>}
            <Arrow size={14} strokeWidth={1.6} aria-hidden />
          </button>
        )}
        <IconButton icon={X} size={24} label={words.list.remove(name)} onPress={onRemove} />
      </div>
      {isOpen && <div className={styles.parts}>{children}</div>}
    </li>
  )
}
