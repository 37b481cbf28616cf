import type { ActionBody } from '@heddle/kit'
import type { TraceEntry } from '@heddle/workflow/trace'
import type { Breakpoint, EditorMessage, HeldStep } from '@heddle/workflow/watch'

type Args = HeldStep['args']
type Go = Extract<EditorMessage, { readonly type: 'go' }>

/** Holds steps where the editor asked for it: their arguments are worked out, their action waits. */
export interface Holding {
  /** Follows where each run is. */
  readonly step: (run: number, entry: TraceEntry) => void
  readonly around: (body: ActionBody) => ActionBody
  readonly setBreakpoints: (list: readonly Breakpoint[]) => void
  readonly pause: () => void
  readonly go: (go: Go) => void
  /** Nobody is there to let anything go: what waits goes on, and nothing is held until somebody asks again. */
  readonly letGo: () => void
  /** Everything waits until it is let go. */
  readonly freeze: (isFrozen: boolean) => void
}

export interface HoldingOptions {
  readonly onHold: (step: HeldStep) => void
  readonly onRelease: (run: number) => void
}

const keyOf = (workflowId: string, actionId: string): string => `${workflowId} ${actionId}`

export function createHolding({ onHold, onRelease }: HoldingOptions): Holding {
  let points: ReadonlySet<string> = new Set()
  let isPausing = false
  /** The run whose next step waits. */
  let stepping: number | undefined
  /** Workflows that each run is in, innermost last. */
  const inside = new Map<number, string[]>()
  /** The step whose action is about to begin. */
  let at: Pick<HeldStep, 'run' | 'workflowId' | 'actionId'> | undefined
  const held = new Map<number, (args: Args | undefined) => void>()
  let frozen: (() => void)[] | undefined

  const isAskedFor = (run: number): boolean => isPausing || stepping === run
  const isPoint = ({ workflowId, actionId }: NonNullable<typeof at>): boolean =>
    points.size > 0 && points.has(keyOf(workflowId, actionId))

  function hold(step: HeldStep): Promise<Args> {
    isPausing = false
    if (stepping === step.run) stepping = undefined
    onHold(step)
    return new Promise((resolve) => held.set(step.run, (args) => resolve({ ...step.args, ...args })))
  }
  function freeze(isFrozen: boolean): void {
    const waiting = frozen
    frozen = isFrozen ? (frozen ?? []) : undefined
    if (!isFrozen) for (const goOn of waiting ?? []) goOn()
  }
  return {
    step(run, { kind, id }) {
      if (kind === 'action') {
        at = { run, workflowId: inside.get(run)?.at(-1) ?? '', actionId: id }
        return
      }
      if (kind === 'run') inside.set(run, [...(inside.get(run) ?? []), id])
      if (kind !== 'end') return
      const workflows = inside.get(run) ?? []
      workflows.pop()
      if (workflows.length > 0) return
      inside.delete(run)
      if (stepping === run) stepping = undefined
    },
    around: (body) => (input) => {
      const step = at
      if (frozen) {
        const waiting = frozen
        return new Promise<void>((resolve) => waiting.push(resolve)).then(() => body(input))
      }
      const isAsked = step !== undefined && isAskedFor(step.run)
      if (!step || !(isAsked || isPoint(step))) return body(input)
      return hold({ ...step, args: input.args, isAsked }).then((args) => body({ ...input, args }))
    },
    setBreakpoints(list) {
      points = new Set(list.map(({ workflowId, actionId }) => keyOf(workflowId, actionId)))
    },
    pause: () => void (isPausing = true),
    go({ run, isStep, args }) {
      const release = held.get(run)
      if (!release) return
      held.delete(run)
      if (isStep) stepping = run
      onRelease(run)
      release(args)
    },
    letGo() {
      points = new Set()
      isPausing = false
      stepping = undefined
      const waiting = [...held.values()]
      held.clear()
      for (const release of waiting) release(undefined)
      freeze(false)
    },
    freeze,
  }
}
