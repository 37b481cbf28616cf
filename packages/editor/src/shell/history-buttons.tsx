import { Redo2, Undo2 } from 'lucide-react'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'
import { stepHistory } from './step-history.ts'
import styles from './top-bar.module.css'

/** Undo and redo of one's own changes. */
export function HistoryButtons() {
  const editor = useEditor()
  const { client } = editor
  const undo = useValue(client.undoLabel)
  const redo = useValue(client.redoLabel)
  return (
    <div className={styles.history}>
      <IconButton
        icon={Undo2}
        label={undo === undefined ? SHELL_TEXTS.undo : SHELL_TEXTS.undoWhat(undo)}
        keys="Ctrl+Z"
        isDisabled={undo === undefined}
        onPress={() => stepHistory(editor, 'undo')}
      />
      <IconButton
        icon={Redo2}
        label={redo === undefined ? SHELL_TEXTS.redo : SHELL_TEXTS.redoWhat(redo)}
        keys="Ctrl+Shift+Z"
        isDisabled={redo === undefined}
        onPress={() => stepHistory(editor, 'redo')}
      />
    </div>
  )
}
