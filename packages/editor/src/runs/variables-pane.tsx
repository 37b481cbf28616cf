import type { ReactNode } from 'react'
import { showValue } from '../formula/show-value.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import type { KeptRun, ValueChange } from './run-log.ts'
import { instanceValuesAt } from './past-state.ts'
import { actionName, variableName } from './run-names.ts'
import type { RunStep } from './run-steps.ts'
import { TriedValue } from './tried-value.tsx'
import { setBy } from './why-value.ts'
import { words } from './words.ts'
import styles from './step-inspector.module.css'

export interface VariablesPaneProps {
  readonly run: KeptRun
  readonly values: ReadonlyMap<string, unknown>
  /** What the step that is looked at changed stands out. */
  readonly changed: readonly ValueChange[]
  readonly steps: readonly RunStep[]
  /** The step that is looked at; none where it is how the run began. */
  readonly step: RunStep | undefined
}

/** Values of all variables at one moment of a run; of one that waits they can be tried as others. */
export function VariablesPane({ run, values, changed, steps, step }: VariablesPaneProps): ReactNode {
  const running = useValue(useEditor().session.running)
  const changedIds = new Set(changed.map(({ id }) => id))
  return (
    <section className={styles.part}>
      <h3 className={styles.partHead}>{words.step.moment}</h3>
      <dl className={styles.pairs}>
        {[...values].map(([id, value]) => (
          <div key={id} data-changed={changedIds.has(id) || undefined}>
            <dt>{run.variables.get(id)?.name ?? id}</dt>
            <dd>
              {run.isHeld && running ? (
                <TriedValue
                  name={run.variables.get(id)?.name ?? id}
                  value={value}
                  onTry={(tried) => running.send({ type: 'set', id, value: tried })}
                />
              ) : (
                showValue(value)
              )}
            </dd>
            <SetBy run={run} by={setBy(run, steps, step, id)} name={run.variables.get(id)?.name ?? id} />
          </div>
        ))}
      </dl>
      <InstanceValues run={run} step={step} />
    </section>
  )
}

/** Values of the instance that the run stands in: they are its own, and looked at only. */
function InstanceValues({ run, step }: Pick<VariablesPaneProps, 'run' | 'step'>): ReactNode {
  const editor = useEditor()
  const now = instanceValuesAt(run, step ? step.to : 0)
  const before = step ? instanceValuesAt(run, step.from) : now
  if (now.size === 0) return null
  return (
    <>
      <h3 className={styles.partHead}>{words.step.instanceVariables}</h3>
      <dl className={styles.pairs}>
        {[...now].map(([id, value]) => (
          <div key={id} data-changed={before.get(id) !== value || undefined}>
            <dt>{variableName(editor, run, id) ?? id}</dt>
            <dd>{showValue(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The step that gave a variable its value: a press goes there. */
function SetBy({ run, by, name }: { readonly run: KeptRun; readonly by: RunStep | undefined; readonly name: string }): ReactNode {
  const editor = useEditor()
  if (!by) return null
  const label = words.step.setByLabel(name, by.index + 1, actionName(editor, by.workflowId, by.actionId, run.drawn))
  return (
    <dd className={styles.askCell}>
      <button
        type="button"
        className={styles.ask}
        aria-label={label}
        title={label}
        onClick={() => (editor.session.looked.value = { run: run.number, step: by.index })}
      >
        {words.step.setBy(by.index + 1)}
      </button>
    </dd>
  )
}
