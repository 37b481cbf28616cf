import type { ReactNode } from 'react'
import { showValue } from '../formula/show-value.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import type { KeptRun, ValueChange } from './run-log.ts'
import { TriedValue } from './tried-value.tsx'
import { words } from './words.ts'
import styles from './step-inspector.module.css'

export interface VariablesPaneProps {
  readonly run: KeptRun
  readonly values: ReadonlyMap<string, unknown>
  /** What the step that is looked at changed stands out. */
  readonly changed: readonly ValueChange[]
}

/** Values of all variables at one moment of a run; of one that waits they can be tried as others. */
export function VariablesPane({ run, values, changed }: VariablesPaneProps): ReactNode {
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
          </div>
        ))}
      </dl>
    </section>
  )
}
