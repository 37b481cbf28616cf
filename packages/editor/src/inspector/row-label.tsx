import { useRef, useState, type MouseEvent, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { words } from './words.ts'
import { classNames } from '../ui/class-names.ts'
import { AnchoredPopover } from '../ui/popover.tsx'
import { LazyTooltip } from './lazy-tooltip.tsx'
import { useLazyTooltip } from './use-lazy-tooltip.ts'
import type { Origin } from './style/style-reading.ts'
import styles from '../ui/row.module.css'

export interface LabelDrag {
  readonly wasDrag: RefObject<boolean>
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
    readonly onLostPointerCapture: (event: PointerEvent<HTMLElement>) => void
  }
}

/** A row's label: its colour says where the value comes from, a click lists the places, Alt+click resets, a drag changes a number. */
export function RowLabel({
  label,
  name = label,
  origin,
  source,
  onReset,
  drag,
  details,
}: {
  readonly label: string
  /** The label in full where the visible one is short. */
  readonly name?: string
  readonly origin: Origin
  readonly source: string
  /** Absent when nothing is set here. */
  readonly onReset?: (() => void) | undefined
  readonly drag?: LabelDrag | undefined
  /** What a click on the label shows; drawn only then. */
  readonly details: ReactNode
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hover = useLazyTooltip()
  const onClick = (event: MouseEvent) => {
    if (drag?.wasDrag.current) return
    if (event.altKey) onReset?.()
    else setIsOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.label, styles[origin], drag && styles.draggable)}
        // The name holds what one sees, for who speaks to the computer.
        aria-label={words.label(name === label ? name : `${label}, ${name}`, source)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onClick}
        {...hover.handlers}
        {...drag?.handlers}
      >
        <span className={styles.dot} aria-hidden />
        <span className={styles.labelText}>{label}</span>
      </button>
      {hover.isShown && !isOpen && (
        <LazyTooltip anchor={button} onClose={hover.hide}>
          {source}
        </LazyTooltip>
      )}
      {isOpen && (
        <AnchoredPopover anchor={button} isOpen onClose={() => setIsOpen(false)} label={words.chain(name)} placement="left top">
          {details}
        </AnchoredPopover>
      )}
    </>
  )
}
