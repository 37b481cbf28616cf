import { useMemo, useState, type ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useValue } from '../use-value.ts'
import { onwardFrom, onwardMessage, sentFrom } from './onward.ts'
import { actionName } from './run-names.ts'
import type { KeptRun } from './run-log.ts'
import { TriedValue } from './tried-value.tsx'
import { words } from './words.ts'
import styles from './onward.module.css'

/** Requests that are listed. */
const MOST = 8

/** Asks before a run goes on from one of its steps: what it will send again, and with which values. */
export function OnwardDialog({ run, at }: { readonly run: KeptRun; readonly at: number }): ReactNode {
  const editor = useEditor()
  const { session, view } = editor
  const running = useValue(session.running)
  const requests = useValue(session.runLog.requests)
  const [tried, setTried] = useState<Readonly<Record<string, unknown>>>({})
  const onward = useMemo(() => onwardFrom(run, at, view.find('workflow', run.workflowId)), [run, at, view])
  const sent = useMemo(() => sentFrom(requests, run, at), [requests, run, at])
  if (!onward) return null
  const close = (): void => void (session.isGoingOnward.value = false)
  const name = actionName(editor, onward.workflowId, onward.actionId)
  const start = (): void => {
    session.looked.value = undefined
    running?.send(onwardMessage(run, onward, tried))
  }
  return (
    <FormDialog
      title={words.onward.title}
      cancel={words.onward.cancel}
      submit={words.goOn}
      className={styles.form}
      onClose={close}
      onSubmit={start}
    >
      <p>{words.onward.lead(name)}</p>
      {onward.isAround && <p className={styles.dim}>{words.onward.inside(name)}</p>}
      <section className={styles.part} aria-label={words.onward.sends}>
        <h3>{words.onward.sends}</h3>
        {sent.length === 0 && <p className={styles.dim}>{words.onward.sendsNothing}</p>}
        <ul className={styles.sent}>
          {sent.slice(0, MOST).map(({ number, request: { method, url } }) => (
            <li key={number}>
              {method} {url}
            </li>
          ))}
        </ul>
        {sent.length > MOST && <p className={styles.dim}>{words.onward.more(sent.length - MOST)}</p>}
      </section>
      {onward.values.size > 0 && (
        <section className={styles.part} aria-label={words.onward.values}>
          <h3>{words.onward.values}</h3>
          <p className={styles.dim}>
            {words.onward.valuesHint} {words.onward.rows}
          </p>
          <div className={styles.values}>
            {[...onward.values].map(([id, value]) => {
              const label = run.variables.get(id)?.name ?? id
              return (
                <div key={id} className={styles.value}>
                  <span>
                    {label}
                    {Object.hasOwn(tried, id) && <b className={styles.tried}>{words.step.tried}</b>}
                  </span>
                  <TriedValue
                    name={label}
                    value={Object.hasOwn(tried, id) ? tried[id] : value}
                    onTry={(next) => setTried({ ...tried, [id]: next })}
                  />
                </div>
              )
            })}
          </div>
        </section>
      )}
    </FormDialog>
  )
}
