import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import styles from './text-trigger.module.css'

/** A flat button of the top bar that opens a menu or a popover; named by its text, or by a label that holds it. */
export function TextTrigger({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <AriaButton {...(label === undefined ? {} : { 'aria-label': label })} className={styles.trigger ?? ''}>
      {children}
    </AriaButton>
  )
}
