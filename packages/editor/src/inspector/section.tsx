import { signal } from '@preact/signals-core'
import { ChevronRight, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useMay } from '../session/use-role.ts'
import { useValue } from '../use-value.ts'
import { words } from './words.ts'
import styles from './section.module.css'

/** Sections a person has closed or opened in this window; what is closed is not drawn at all. */
const toggled = signal<Readonly<Record<string, boolean>>>({})

/** Opens a section, if it is closed. */
export function openSection(id: string): void {
  toggled.value = { ...toggled.value, [id]: true }
}

/** A titled part of the inspector that can be closed. */
export function Section({
  id,
  title,
  isOpenAtFirst = true,
  actions,
  hasContent = false,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly isOpenAtFirst?: boolean
  readonly actions?: ReactNode
  /** Some of it is open to those who change texts and pictures: its rows close themselves. */
  readonly hasContent?: boolean
  readonly children: ReactNode
}) {
  const isClosed = !useMay('editor') && !hasContent
  const isOpen = useValue(toggled)[id] ?? isOpenAtFirst
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.header}>
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => (toggled.value = { ...toggled.value, [id]: !isOpen })}
          >
            {title}
            <ChevronRight size={14} strokeWidth={1.6} aria-hidden className={classNames(styles.arrow, isOpen && styles.open)} />
          </button>
        </h3>
        {isClosed ? <Lock size={13} role="img" aria-label={words.takesEditor} className={styles.lock} /> : actions}
      </div>
      {isOpen && (
        <div className={classNames(styles.body, isClosed && styles.closed)} {...(isClosed && { title: words.takesEditor })}>
          {isClosed ? <div inert>{children}</div> : children}
        </div>
      )}
    </section>
  )
}
