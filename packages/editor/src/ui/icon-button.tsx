import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { WithTooltip } from './tooltip.tsx'
import type { TooltipSide } from './tooltip.tsx'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  readonly icon: LucideIcon
  /** Read by screen readers and shown as the tooltip. */
  readonly label: string
  /** Keys shown beside the tooltip's text, for example `Ctrl+Z`. */
  readonly keys?: string
  /** For a toggle: whether it is on. */
  readonly isOn?: boolean
  /** Edge length in CSS pixels. */
  readonly size?: 20 | 24 | 28 | 32
  readonly side?: TooltipSide
}

/** A square button that shows an icon only; its label stands in a tooltip. */
export function IconButton({ icon: Icon, label, keys, isOn, size = 28, side = 'bottom', ...rest }: IconButtonProps) {
  return (
    <WithTooltip text={label} side={side} {...(keys === undefined ? {} : { keys })}>
      <AriaButton
        {...rest}
        aria-label={label}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        className={classNames(styles.button, styles[`s${size}`], isOn && styles.on)}
      >
        <Icon size={size <= 24 ? 14 : 16} strokeWidth={1.6} aria-hidden />
      </AriaButton>
    </WithTooltip>
  )
}
