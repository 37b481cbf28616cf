import type { ReactNode } from 'react'
import styles from './design-panel.module.css'

/** A label beside its control. The control says the label to screen readers itself. */
export function FieldRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  )
}
