import { useMemo, type ComponentType, type ReactNode } from 'react'
import type { DocumentRecord, WorkflowRecord } from '@heddle/document'
import { equalJson } from '@heddle/store'
import { useRecord } from '@heddle/store/react'
import { useLoaded } from '../../formula/use-loaded.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { useValue } from '../../use-value.ts'
import type { WorkflowGraphProps } from '../../workflows/graph/workflow-graph.tsx'
import type { KeptRun } from '../run-log.ts'
import type { RunStep } from '../run-steps.ts'
import { words } from '../words.ts'
import { marksOf, stepOfAction } from './run-marks.ts'
import styles from './run-graph.module.css'

let drawn: { readonly Graph: ComponentType<WorkflowGraphProps> } | undefined
/** What draws graphs comes when the first one is looked at. */
async function loadGraph(): Promise<NonNullable<typeof drawn>> {
  drawn ??= { Graph: (await import('../../workflows/graph/workflow-graph.tsx')).WorkflowGraph }
  return drawn
}

export interface RunGraphProps {
  readonly run: KeptRun
  readonly steps: readonly RunStep[]
  readonly at: number
  readonly onGo: (at: number) => void
}

/** Whether a workflow is drawn in another way today than when it ran; where it stands and what it is called says nothing of that. */
function isOther(then: WorkflowRecord, today: DocumentRecord | undefined): boolean {
  if (today?.kind !== 'workflow') return true
  return ([then.actions, then.firstAction, then.firstErrorAction, then.trigger] as const).some(
    (part, at) => !equalJson(part, [today.actions, today.firstAction, today.firstErrorAction, today.trigger][at]),
  )
}

/** A run on the graph of its workflow as it was, or of the one that was called where its step is looked at: the path lit, the rest pale. */
export function RunGraph({ run, steps, at, onGo }: RunGraphProps): ReactNode {
  const { session, store } = useEditor()
  const step = steps[at]
  const id = step?.workflowId ?? run.workflowId
  const today = useRecord(store, id)
  const workflow = run.drawn?.[id] ?? today
  const breakpoints = useValue(session.breakpoints)
  const { part } = useLoaded(() => drawn, loadGraph)
  const marks = useMemo(
    () => (workflow?.kind === 'workflow' ? marksOf(workflow, steps, { at, isHeld: run.isHeld, breakpoints, onGo }) : undefined),
    [workflow, steps, at, run.isHeld, breakpoints, onGo],
  )
  if (workflow?.kind !== 'workflow' || !marks) return <p className={styles.note}>{words.gone}</p>
  if (!part) return null
  return (
    <div className={styles.graph}>
      {isOther(workflow, today) && (
        <p className={styles.other} role="note">
          {today ? words.changedSince : words.removedSince}
          {today && (
            <Button tone="quiet" onPress={() => (session.subject.value = id)}>
              {words.openWorkflow}
            </Button>
          )}
        </p>
      )}
      <part.Graph
        key={workflow.id}
        workflow={workflow}
        marks={marks.marks}
        ways={marks.ways}
        isReadOnly
        shown={step?.actionId}
        onShow={(id) => onGo(id === undefined ? -1 : (stepOfAction(steps, id, at) ?? at))}
        onClose={() => (session.looked.value = undefined)}
      />
    </div>
  )
}
