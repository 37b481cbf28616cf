import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, List, Maximize2, Share2 } from 'lucide-react'
import { useCallback, useMemo, type KeyboardEvent, type ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Pager } from '../ui/pager.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { RunGraph, type RunGraphProps } from './graph/run-graph.tsx'
import { Scrubber } from './graph/scrubber.tsx'
import { actionName, duration, workflowName } from './run-names.ts'
import type { KeptRun } from './run-log.ts'
import { stateOf, stepInRound, stepsOf } from './run-steps.ts'
import { breakpointKey } from './slice.ts'
import { words } from './words.ts'
import styles from './runs-dock.module.css'

const VIEWS = [
  { value: 'graph', label: words.views.graph, icon: Share2, isIconOnly: true },
  { value: 'list', label: words.views.list, icon: List, isIconOnly: true },
] as const

/** The steps of a run, forward and back: on its graph or as a list. */
export function StepsPane({
  run,
  step,
  isLarge = false,
}: {
  readonly run: KeptRun
  readonly step: number | undefined
  /** It stands over panel and canvas already. */
  readonly isLarge?: boolean
}): ReactNode {
  const editor = useEditor()
  const { session } = editor
  const view = useValue(session.runView)
  const steps = useMemo(() => stepsOf(run), [run])
  const at = step ?? -1
  const { number } = run
  const goTo = useCallback(
    (next: number): void => {
      const within = Math.min(steps.length - 1, Math.max(-1, next))
      session.looked.value = { run: number, step: within < 0 ? undefined : within }
    },
    [session, steps, number],
  )
  return (
    <div className={styles.steps}>
      <div className={styles.stepper}>
        <IconButton icon={ChevronFirst} label={words.steppers.first} size={24} onPress={() => goTo(-1)} />
        <IconButton icon={ChevronLeft} label={words.steppers.back} keys="Ctrl+," size={24} onPress={() => goTo(at - 1)} />
        <IconButton icon={ChevronRight} label={words.steppers.on} keys="Ctrl+." size={24} onPress={() => goTo(at + 1)} />
        <IconButton icon={ChevronLast} label={words.steppers.last} size={24} onPress={() => goTo(steps.length - 1)} />
        <Scrubber run={run} steps={steps} at={at} onGo={goTo} />
        <span className={styles.dim}>{words.stepOf(at + 1, steps.length)}</span>
        <Rounds run={run} steps={steps} at={at} onGo={goTo} />
        <span className={styles.outcome} data-state={stateOf(run)}>
          {words.outcomes[stateOf(run)]}
        </span>
        {!isLarge && (
          <IconButton icon={Maximize2} label={words.large} size={24} onPress={() => (session.isRunLarge.value = true)} />
        )}
        <Segmented label={words.view} value={view} segments={VIEWS} onChange={(next) => (session.runView.value = next)} />
      </div>
      {view === 'graph' ? (
        <RunGraph run={run} steps={steps} at={at} onGo={goTo} />
      ) : (
        <StepList run={run} steps={steps} at={at} onGo={goTo} />
      )}
    </div>
  )
}

/** The round of the innermost loop that the step that is looked at is in, and the others. */
function Rounds({ run, steps, at, onGo }: RunGraphProps): ReactNode {
  const editor = useEditor()
  const looked = steps[at]
  const round = looked?.loops.at(-1)
  const loop = steps[round?.step ?? -1]
  if (!round || !loop || loop.rounds < 2) return null
  const name = actionName(editor, loop.workflowId, loop.actionId, run.drawn)
  return (
    <Pager
      label={words.rounds(name)}
      at={round.round}
      count={loop.rounds}
      onGo={(next) => {
        const found = stepInRound(steps, { step: loop.index, round: next }, looked)
        if (found !== undefined) onGo(found)
      }}
    />
  )
}

function StepList({ run, steps, at, onGo }: RunGraphProps): ReactNode {
  const editor = useEditor()
  const breakpoints = useValue(editor.session.breakpoints)
  const press = (event: KeyboardEvent): void => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: -1, End: steps.length }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onGo(next)
    const row = Math.min(steps.length - 1, Math.max(-1, next))
    event.currentTarget.querySelector<HTMLElement>(`[data-step="${row}"]`)?.focus()
  }
  return (
    <ol className={styles.list} aria-label={words.steps} onKeyDown={press}>
      <li>
        <button
          type="button"
          className={styles.stepRow}
          data-step={-1}
          aria-current={at === -1 ? 'step' : undefined}
          tabIndex={at === -1 ? 0 : -1}
          onClick={() => onGo(-1)}
        >
          <span className={styles.dim}>{words.began}</span>
          <span className={styles.name}>{workflowName(editor, run.workflowId, run.drawn)}</span>
        </button>
      </li>
      {steps.map((one) => (
        <li key={one.index}>
          <button
            type="button"
            className={styles.stepRow}
            data-step={one.index}
            data-failed={one.error !== undefined || undefined}
            data-skipped={one.isSkipped || undefined}
            aria-current={one.index === at ? 'step' : undefined}
            tabIndex={one.index === at ? 0 : -1}
            style={{ paddingInlineStart: 8 + Math.min(one.depth, 12) * 14 }}
            onClick={() => onGo(one.index)}
          >
            <i
              className={styles.point}
              data-off={!breakpoints.has(breakpointKey(one.workflowId, one.actionId)) || undefined}
              aria-hidden
            />
            <span className={styles.name}>{actionName(editor, one.workflowId, one.actionId, run.drawn)}</span>
            {one.branch !== undefined && <span className={styles.branch}>{one.branch}</span>}
            {one.rounds > 0 && <span className={styles.branch}>{`×${one.rounds}`}</span>}
            <span className={styles.number}>{duration(one.took)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
