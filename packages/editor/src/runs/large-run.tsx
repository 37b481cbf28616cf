import { Minimize2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useValue } from '../use-value.ts'
import { exactClock, startOf, workflowName } from './run-names.ts'
import { StepsPane } from './steps-pane.tsx'
import { words } from './words.ts'
import styles from './large-run.module.css'

/** The run that is looked at, over panel and canvas. */
export function LargeRun(): ReactNode {
  const editor = useEditor()
  const { session } = editor
  const looked = useValue(session.looked)
  const runs = useValue(session.runLog.runs)
  const run = runs.find(({ number }) => number === looked?.run)
  if (!run) return null
  const close = (): void => void (session.isRunLarge.value = false)
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <div className={styles.large} onKeyDown={press}>
      <header className={styles.head}>
        <h2>{workflowName(editor, run.workflowId, run.drawn)}</h2>
        <span className={styles.dim}>{startOf(editor, run.workflowId, run.drawn)}</span>
        <span className={styles.dim}>{exactClock(run.began)}</span>
        <span className={styles.room} />
        <IconButton icon={Minimize2} label={words.small} keys="Esc" onPress={close} />
      </header>
      <StepsPane run={run} step={looked?.step} isLarge />
    </div>
  )
}
