import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import styles from '../ui/row.module.css'

/** Where a setting comes from, what it is for, and a button that resets it. */
export function SourceDetails({
  label,
  source,
  help,
  onReset,
}: {
  readonly label: string
  readonly source: string
  readonly help?: string | undefined
  readonly onReset?: (() => void) | undefined
}) {
  return (
    <div className={styles.chain}>
      <h4 className={styles.chainTitle}>{label}</h4>
      {help && <p>{help}</p>}
      <p className={styles.hint}>{source}</p>
      {onReset && (
        <Button isWide onPress={onReset}>
          {words.reset}
        </Button>
      )}
      <p className={styles.hint}>{words.resetHint}</p>
    </div>
  )
}
