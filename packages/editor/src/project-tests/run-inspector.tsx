import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepInspector } from '../runs/step-inspector.tsx'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { useValue } from '../use-value.ts'
import { MakeTestDialog } from './make-test-dialog.tsx'
import { whyNoTest } from './make-test.ts'
import { words } from './words.ts'
import styles from './tests-tab.module.css'

/** The run that is looked at, and how it becomes a test. */
export function RunInspector(): ReactNode {
  const { session } = useEditor()
  const looked = useValue(session.looked)
  const runs = useValue(session.runLog.runs)
  const draft = useValue(session.testDraft)
  const run = runs.find(({ number }) => number === looked?.run)
  const drafted = runs.find(({ number }) => number === draft)
  const why = run && whyNoTest(run)
  return (
    <div className={styles.inspector}>
      <StepInspector />
      {run && (
        <footer className={styles.foot}>
          <Button
            tone="primary"
            icon={FlaskConical}
            isWide
            isDisabled={why !== undefined}
            onPress={() => (session.testDraft.value = run.number)}
          >
            {words.make}
          </Button>
          <p className={styles.dim}>{why ?? words.makeHint}</p>
        </footer>
      )}
      {drafted && <MakeTestDialog run={drafted} />}
    </div>
  )
}
