import { Ban, Check, CircleDot, LoaderCircle, Pause, ShieldCheck, X, type LucideIcon } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { useHasValue, useValue } from '../use-value.ts'
import { clock, duration, startOf, workflowName } from './run-names.ts'
import type { KeptRun } from './run-log.ts'
import { stateOf, type RunState } from './run-steps.ts'
import { StepsPane } from './steps-pane.tsx'
import { words } from './words.ts'
import styles from './runs-dock.module.css'

const ICONS: Readonly<Record<RunState, LucideIcon>> = {
  running: LoaderCircle,
  held: Pause,
  done: Check,
  handled: ShieldCheck,
  stopped: CircleDot,
  failed: X,
  cancelled: Ban,
}

/** Every run as it happens, the newest first; the one that is looked at opens as its steps. */
export function RunsTab({ runs }: { readonly runs: readonly KeptRun[] }): ReactNode {
  const { session } = useEditor()
  const isRunning = useHasValue(session.running)
  const looked = useValue(session.looked)
  const shown = runs.find(({ number }) => number === looked?.run)
  if (runs.length === 0) return <p className={styles.empty}>{isRunning ? words.empty : words.emptyStopped}</p>
  return (
    <div className={styles.split}>
      <RunList runs={runs} shown={shown?.number} />
      {shown ? <StepsPane run={shown} step={looked?.step} /> : <div className={styles.blank} />}
    </div>
  )
}

function RunList({ runs, shown }: { readonly runs: readonly KeptRun[]; readonly shown: number | undefined }): ReactNode {
  const editor = useEditor()
  const { session } = editor
  const newest = runs.toReversed()
  const look = (run: KeptRun | undefined): void => {
    if (run) session.looked.value = { run: run.number, step: undefined }
  }
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1, Home: -newest.length, End: newest.length }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const at = newest.findIndex(({ number }) => number === shown)
    const next = newest[Math.min(newest.length - 1, Math.max(0, at + by))]
    look(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-run="${next?.number}"]`)?.focus()
  }
  return (
    <div className={styles.runs}>
      <div className={styles.head} aria-hidden>
        <span />
        {Object.values(words.columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className={styles.list} aria-label={words.list} onKeyDown={move}>
        {newest.map((run, at) => {
          const state = stateOf(run)
          const Icon = ICONS[state]
          const isShown = run.number === shown
          const name = workflowName(editor, run.workflowId, run.drawn)
          const start = startOf(editor, run.workflowId, run.drawn)
          return (
            <li key={run.number}>
              <button
                type="button"
                className={styles.run}
                data-run={run.number}
                data-state={state}
                aria-pressed={isShown}
                tabIndex={isShown || (shown === undefined && at === 0) ? 0 : -1}
                onClick={() => look(run)}
              >
                <Icon size={14} strokeWidth={1.8} role="img" aria-label={words.outcomes[state]} />
                <span className={styles.name} title={name}>
                  {name}
                </span>
                <span className={styles.cut} title={start}>
                  {start}
                </span>
                <span className={styles.number}>{clock(run.began)}</span>
                <span className={styles.number}>{duration(run.took)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
