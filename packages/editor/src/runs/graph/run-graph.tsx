import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useRecord } from '@heddle/store/react'
import { useLoaded } from '../../formula/use-loaded.ts'
import { useEditor } from '../../session/use-editor.ts'
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

/** A run on the graph of its workflow, or of the one that was called where its step is looked at: the path lit, the rest pale. */
export function RunGraph({ run, steps, at, onGo }: RunGraphProps): ReactNode {
  const { session, store } = useEditor()
  const step = steps[at]
  const workflow = useRecord(store, step?.workflowId ?? run.workflowId)
  const breakpoints = useValue(session.breakpoints)
  const { part } = useLoaded(() => drawn, loadGraph)
  const marks = useMemo(
    () => (workflow?.kind === 'workflow' ? marksOf(workflow, steps, { at, isHeld: run.isHeld, breakpoints }) : undefined),
    [workflow, steps, at, run.isHeld, breakpoints],
  )
  if (workflow?.kind !== 'workflow' || !marks) return <p className={styles.note}>{words.gone}</p>
  if (!part) return null
  return (
    <div className={styles.graph}>
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
