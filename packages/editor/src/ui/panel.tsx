import type { ReactNode } from 'react'
import styles from './panel.module.css'

/** A panel's heading, its actions and its scrolling body. */
export function Panel({
  title,
  actions,
  children,
}: {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
      </header>
      {children}
    </>
  )
}

/** What scrolls below a panel's heading. */
export function PanelBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** A search line or another control that stays in place above the body. */
export function PanelTool({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tool}>{children}</div>
}

/** A titled part of a panel. */
export function PanelSection({
  title,
  actions,
  children,
}: {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHeader}>
        <h3 className={styles.sectionTitle}>{title}</h3>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** What a panel says when it holds nothing. */
export function PanelEmpty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {children}
    </div>
  )
}
