import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Keys } from './keys.tsx'
import styles from './tooltip.module.css'

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right'

/** Milliseconds the pointer rests before a tooltip opens. */
const DELAY = 500

/** Shows a text (and keys) when the child, a focusable React Aria control, is hovered or focused. */
export function WithTooltip({
  text,
  keys,
  side = 'bottom',
  children,
}: {
  readonly text: string
  readonly keys?: string
  readonly side?: TooltipSide
  readonly children: ReactNode
}) {
  return (
    <TooltipTrigger delay={DELAY} closeDelay={0}>
      {children}
      <AriaTooltip placement={side} offset={6} className={styles.tooltip ?? ''}>
        {text}
        {keys && <Keys keys={keys} />}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
