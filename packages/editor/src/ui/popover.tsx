import type { ReactNode, RefObject } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'

export type Placement = 'bottom start' | 'bottom end' | 'bottom' | 'left top' | 'right top' | 'top'

/** A button (the trigger) that opens a small dialog beside it; `children` receives a function that closes it. */
export function Popover({
  trigger,
  label,
  placement = 'bottom start',
  hasPadding = true,
  isOpenAtFirst = false,
  children,
}: {
  readonly trigger: ReactNode
  readonly label: string
  readonly placement?: Placement
  readonly hasPadding?: boolean
  readonly isOpenAtFirst?: boolean
  readonly children: (close: () => void) => ReactNode
}) {
  return (
    <DialogTrigger defaultOpen={isOpenAtFirst}>
      {trigger}
      <AriaPopover placement={placement} offset={6} className={styles.popover ?? ''}>
        <AriaDialog aria-label={label} className={classNames(styles.dialog, hasPadding && styles.padded)}>
          {({ close }) => <>{children(close)}</>}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

/** The same popover, opened by state and standing beside an element the caller holds. */
export function AnchoredPopover({
  anchor,
  isOpen,
  onClose,
  label,
  placement = 'bottom start',
  isNonModal = false,
  children,
}: {
  readonly anchor: RefObject<Element | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly label: string
  readonly placement?: Placement
  readonly isNonModal?: boolean
  readonly children: ReactNode
}) {
  return (
    <AriaPopover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
      offset={6}
      isNonModal={isNonModal}
      className={styles.popover ?? ''}
    >
      <AriaDialog aria-label={label} className={classNames(styles.dialog, styles.padded)}>
        {children}
      </AriaDialog>
    </AriaPopover>
  )
}
