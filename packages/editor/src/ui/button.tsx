import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './button.module.css'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  readonly children: ReactNode
  /** `primary` for the one thing a person came to do; `quiet` has no ground until hovered. */
  readonly tone?: 'plain' | 'primary' | 'danger' | 'quiet'
  readonly icon?: LucideIcon
  readonly isWide?: boolean
  /** What it started is under way: it stays focused, says so and takes no press until then. */
  readonly isPending?: boolean
}

/** A push button with a text. */
export function Button({ children, tone = 'plain', icon: Icon, isWide = false, isPending = false, ...rest }: ButtonProps) {
  // The library's own pending state announces a button that is gone by then: an image without a name.
  const atWork = isPending && ({ 'aria-disabled': true, type: 'button', onPress: () => undefined } as const)
  return (
    <AriaButton
      {...rest}
      {...atWork}
      className={classNames(styles.button, styles[tone], isWide && styles.wide, isPending && styles.pending)}
    >
      {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden />}
      {children}
    </AriaButton>
  )
}
