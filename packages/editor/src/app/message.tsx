import { Button } from '../ui/button.tsx'
import styles from './message.module.css'

/** A screen that only says something, with at most one thing to do. */
export function Message({
  text,
  action,
  onAction,
}: {
  readonly text: string
  readonly action?: string
  readonly onAction?: () => void
}) {
  return (
    <main className={styles.message}>
      <p role="status">{text}</p>
      {action && onAction && <Button onPress={onAction}>{action}</Button>}
    </main>
  )
}
