import type { ReactNode } from 'react'
import type { DataEntry } from '../formula/data-entries.ts'
import { PlainRow } from '../fields/plain-row.tsx'
import { useEditor } from '../session/use-editor.ts'
import { Switch } from '../ui/switch.tsx'
import { useValue } from '../use-value.ts'
import { dataAt } from '../workflows/data-at.ts'
import { words as workflowWords } from '../workflows/words.ts'
import { namesAt } from './condition.ts'
import type { KeptRun } from './run-log.ts'
import type { RunStep } from './run-steps.ts'
import { breakpointKey } from './slice.ts'
import { words } from './words.ts'
import styles from './step-inspector.module.css'

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/

/** Whether runs stop before a step, and only when: tried on what the step got in the run that is looked at. */
export function BreakpointPart({ run, step }: { readonly run: KeptRun; readonly step: RunStep }): ReactNode {
  const editor = useEditor()
  const { session, view } = editor
  const breakpoints = useValue(session.breakpoints)
  const mistake = useValue(session.heldMistake)
  const key = breakpointKey(step.workflowId, step.actionId)
  const condition = breakpoints.get(key)
  const set = (next: string | undefined): void => {
    const changed = new Map(breakpoints)
    if (next === undefined) changed.delete(key)
    else changed.set(key, next)
    session.breakpoints.value = changed
    session.heldMistake.value = undefined
  }
  const workflow = view.find('workflow', step.workflowId)
  const args = step.args ?? {}
  const own: readonly DataEntry[] = Object.entries(args).flatMap(([name, value]) =>
    IDENTIFIER.test(name) ? [{ group: words.step.parameters, name, code: name, kind: typeof value }] : [],
  )
  const target = {
    label: workflowWords.onlyWhenLabel,
    value: condition ? { type: 'f', code: condition } : null,
    nodeId: undefined,
    sample: namesAt({ ...run, entries: run.entries.slice(0, step.from + 1) }, args),
    given: [...own, ...(workflow ? dataAt(workflow, step.actionId, editor) : [])],
    onBind: ({ code }: { readonly code: string }) => set(code),
    onUnbind: () => set(''),
  }
  return (
    <>
      <Switch label={words.step.breakpoint} isOn={condition !== undefined} onChange={(isOn) => set(isOn ? '' : undefined)} />
      {condition !== undefined && (
        <PlainRow
          label={workflowWords.onlyWhenLabel}
          target={target}
          help={words.step.onlyWhenHint}
          message={mistake === undefined || !run.isHeld ? undefined : words.step.conditionFailed(mistake)}
        >
          <span className={styles.dim}>{words.step.always}</span>
        </PlainRow>
      )}
    </>
  )
}
