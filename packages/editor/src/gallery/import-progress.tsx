import { X } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { RunningImport } from './use-import.ts'
import { words } from './words.ts'
import styles from './import-progress.module.css'

/** How far a file is on its way, and a way to call it off. */
export function ImportProgress({
  running: { file, share, cancel },
  onCancelled,
}: {
  readonly running: RunningImport
  readonly onCancelled: () => void
}) {
  const isThere = share >= 1
  const press = () => {
    cancel()
    onCancelled()
  }
  return (
    <div className={styles.row}>
      <div className={styles.bar}>
        <progress className={styles.progress} aria-label={words.importProgress(file)} {...(!isThere && { value: share })} />
        <span className={styles.share}>{isThere ? words.importReading : words.percent(share)}</span>
      </div>
      <Button icon={X} onPress={press}>
        {words.importCancel}
      </Button>
    </div>
  )
}
