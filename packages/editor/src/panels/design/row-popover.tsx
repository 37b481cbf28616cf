import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from '../../ui/popover.tsx'
import styles from './design-panel.module.css'

/** A row that opens its editor beside the panel. */
export function RowPopover({
  label,
  value,
  row,
  isNew,
  children,
}: {
  readonly label: string
  /** What the row shows behind the name: part of the button's name too. */
  readonly value?: string | undefined
  readonly row: ReactNode
  /** True for what was just made: it is open at once. */
  readonly isNew: boolean
  readonly children: (close: () => void) => ReactNode
}) {
  return (
    <Popover
      label={label}
      placement="right top"
      isOpenAtFirst={isNew}
      trigger={
        <AriaButton aria-label={value === undefined ? label : `${label} ${value}`} className={styles.row ?? ''}>
          {row}
        </AriaButton>
      }
    >
      {children}
    </Popover>
  )
}
