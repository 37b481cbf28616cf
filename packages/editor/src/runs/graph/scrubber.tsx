import { useMemo, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import type { KeptRun } from '../run-log.ts'
import { actionName, duration } from '../run-names.ts'
import type { RunStep } from '../run-steps.ts'
import { words } from '../words.ts'
import { spansOf, stepUnder } from './spans.ts'
import styles from './scrubber.module.css'

/** Steps that are drawn one by one; of more there is the line alone. */
const MOST_DRAWN = 300

export interface ScrubberProps {
  readonly run: KeptRun
  readonly steps: readonly RunStep[]
  /** Position of the step that is looked at; -1 where it is the beginning. */
  readonly at: number
  readonly onGo: (at: number) => void
}

/** The line of a run: a slider over its steps, as wide as they took. */
export function Scrubber({ run, steps, at, onGo }: ScrubberProps): ReactNode {
  const editor = useEditor()
  const spans = useMemo(() => spansOf(steps, run.took ?? 0), [steps, run.took])
  const step = steps[at]
  const press = (event: KeyboardEvent): void => {
    const next = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      PageDown: at - 10,
      PageUp: at + 10,
      Home: -1,
      End: steps.length - 1,
    }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onGo(next)
  }
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const under = stepUnder(spans, (event.clientX - left) / Math.max(1, width))
    if (under !== at) onGo(under)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={words.scrubber}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={at + 1}
      aria-valuetext={
        step
          ? `${words.stepOf(at + 1, steps.length)}: ${actionName(editor, step.workflowId, step.actionId, run.drawn)}`
          : words.began
      }
      className={styles.line}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
    >
      {spans.length <= MOST_DRAWN &&
        spans.map(({ from, to }, index) => {
          const one = steps[index]
          if (!one) return null
          return (
            <span
              key={index}
              className={styles.span}
              data-failed={one.error !== undefined || undefined}
              data-later={index > at || undefined}
              data-here={index === at || undefined}
              style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
            >
              {to - from > 0.2 && `${actionName(editor, one.workflowId, one.actionId, run.drawn)} · ${duration(one.took)}`}
            </span>
          )
        })}
      <span className={styles.head} style={{ left: `${(spans[at]?.to ?? 0) * 100}%` }} />
    </div>
  )
}
