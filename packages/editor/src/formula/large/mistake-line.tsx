import { TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Keys } from '../../ui/keys.tsx'
import type { TextRange } from '../lit-part.ts'
import type { Fix, Mistake } from '../mistakes.ts'
import styles from './large-formula.module.css'

/** The first mistake in words, with what mends it in one press. */
export function MistakeLine({
  mistakes,
  onFix,
  onSelect,
}: {
  readonly mistakes: readonly Mistake[]
  readonly onFix: (fix: Fix) => void
  readonly onSelect: (range: TextRange) => void
}) {
  const first = mistakes.find(({ severity }) => severity === 'error') ?? mistakes[0]
  if (!first) return <div role="status" className={styles.fine} />
  const { message, fix, severity } = first
  return (
    <div role="status" className={styles.mistake} data-severity={severity}>
      <TriangleAlert size={14} aria-hidden />
      <button type="button" className={styles.message} onClick={() => onSelect(first)}>
        {message}
      </button>
      {fix && (
        <Button onPress={() => onFix(fix)}>
          {fix.label} <Keys keys="Alt+Enter" isFramed />
        </Button>
      )}
    </div>
  )
}
