import { Eye, PenLine } from 'lucide-react'
import { useRole } from '../session/use-role.ts'
import { words } from './words.ts'
import styles from './members.module.css'

/** Says to whom something is closed what they may do, and who can change that. */
export function RoleBar() {
  const role = useRole()
  if (role !== 'viewer' && role !== 'content-editor') return null
  const Icon = role === 'viewer' ? Eye : PenLine
  return (
    <p role="note" className={styles.bar}>
      <Icon size={14} aria-hidden />
      {words.bar[role]}
    </p>
  )
}
