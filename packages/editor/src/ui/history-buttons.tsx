import { Redo2, Undo2 } from 'lucide-react'
import { words } from './words.ts'
import { IconButton } from './icon-button.tsx'
import styles from './history-buttons.module.css'

/** Undo and redo side by side. `undo` and `redo` name what a press takes back or brings again; without one its button rests. */
export function HistoryButtons({
  undo,
  redo,
  onStep,
}: {
  readonly undo: string | undefined
  readonly redo: string | undefined
  readonly onStep: (step: 'undo' | 'redo') => void
}) {
  return (
    <div className={styles.buttons}>
      <IconButton
        icon={Undo2}
        label={undo === undefined ? words.undo : words.undoWhat(undo)}
        keys="Ctrl+Z"
        isDisabled={undo === undefined}
        onPress={() => onStep('undo')}
      />
      <IconButton
        icon={Redo2}
        label={redo === undefined ? words.redo : words.redoWhat(redo)}
        keys="Ctrl+Shift+Z"
        isDisabled={redo === undefined}
        onPress={() => onStep('redo')}
      />
    </div>
  )
}
