import type { ReactNode, RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import styles from '../ui/tooltip.module.css'

/** The tooltip of a control, made when it is due. Its state, which a trigger around the control would hold, is this alone. */
export function LazyTooltip({
  anchor,
  onClose,
  children,
}: {
  readonly anchor: RefObject<Element | null>
  /** The page scrolls, or Esc is pressed. */
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  return (
    <TooltipTriggerStateContext value={{ isOpen: true, shouldSkipAnimation: false, open: () => undefined, close: onClose }}>
      <Tooltip triggerRef={anchor} isOpen placement="left" offset={6} className={styles.tooltip ?? ''}>
        {children}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
