import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { MenuList } from './menu.tsx'
import list from './list-box.module.css'
import styles from './context-menu.module.css'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A menu at a point of the window in CSS pixels; absent point means closed. */
export function ContextMenu({
  at,
  label,
  onClose,
  children,
}: {
  readonly at: Point | undefined
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={{ left: at?.x ?? 0, top: at?.y ?? 0 }} />
      <AriaPopover
        triggerRef={anchor}
        isOpen={at !== undefined}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom start"
        offset={2}
        className={list.popover ?? ''}
      >
        <MenuList label={label} autoFocus onClose={onClose}>
          {children}
        </MenuList>
      </AriaPopover>
    </>
  )
}
