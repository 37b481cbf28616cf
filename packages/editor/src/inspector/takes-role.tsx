import type { MemberRole } from '@heddle/document'
import type { ReactNode } from 'react'
import { useMay } from '../session/use-role.ts'
import { words } from './words.ts'
import styles from './section.module.css'

/** What takes a role at least: closed to others, who see it and are told why. */
export function TakesRole({ least, children }: { readonly least: MemberRole; readonly children: ReactNode }) {
  if (useMay(least)) return children
  return (
    <div className={styles.closed} title={words.takesEditor}>
      <div inert>{children}</div>
    </div>
  )
}
