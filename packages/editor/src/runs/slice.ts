import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../session/slice.ts'
import { createRunLog, type RunLog } from './run-log.ts'
import { lastRunsSeen } from './past-state.ts'
import { resultsSeen } from './results-seen.ts'
import type { Running } from './running.ts'

/** A step of a run that is looked at; none of its steps stands for how it began. */
export interface LookedStep {
  readonly run: number
  readonly step: number | undefined
}

/** A workflow, or one of its actions alone. */
export interface TriedPlace {
  readonly workflowId: Id
  readonly actionId?: Id
}

declare module '../session/editor.ts' {
  interface EditorSession {
    /** The draft that runs in the place of the canvas. */
    readonly running: Signal<Running | undefined>
    /** Origins of drafts that were opened in tabs, which outlive this document. */
    readonly draftTabs: Signal<ReadonlySet<string>>
    /** What drafts did. */
    readonly runLog: RunLog
    readonly isRunsOpen: Signal<boolean>
    /** The run and step that are looked at. */
    readonly looked: Signal<LookedStep | undefined>
    /** The run that is looked at stands large, over panel and canvas. */
    readonly isRunLarge: Signal<boolean>
    /** Somebody is asked how to go on from the step that is looked at. */
    readonly isGoingOnward: Signal<boolean>
    /** How often somebody asked for the reason of the next value of the step that is looked at. */
    readonly askedWhy: Signal<number>
    /** How a run opens: as the graph of its workflow, or as the list of its steps. */
    readonly runView: Signal<'graph' | 'list'>
    /** Arguments that are tried in place of those of the step that waits. */
    readonly triedArguments: Signal<Readonly<Record<string, unknown>>>
    /** Steps that runs stop before, as `workflow action`, with the formula that has to hold or an empty text: a person's own, in no history. */
    readonly breakpoints: Signal<ReadonlyMap<string, string>>
    /** Why the condition of the breakpoint that holds a run could not be worked out. */
    readonly heldMistake: Signal<string | undefined>
    /** What is about to be tried: a workflow, or one of its actions alone. */
    readonly trying: Signal<TriedPlace | undefined>
  }
}

export const breakpointKey = (workflowId: Id, actionId: Id): string => `${workflowId} ${actionId}`

/** What a tab kept of breakpoints; anything else than that is none. */
export function readBreakpoints(text = '[]'): ReadonlyMap<string, string> {
  try {
    const list: unknown = JSON.parse(text)
    const pairs: readonly unknown[] = Array.isArray(list) ? list : []
    return new Map(pairs.filter(isPair))
  } catch {
    return new Map()
  }
}

/** Origins as a tab kept them; anything else than one is none. */
export function readOrigins(text = ''): ReadonlySet<string> {
  return new Set(text.split(' ').filter((part) => URL.canParse(part) && new URL(part).origin === part))
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/** The draft that runs, what it did, and what is looked at of that. */
export const slice = defineSlice({
  create: ({ remembered }) => ({
    running: signal<Running | undefined>(undefined),
    draftTabs: signal(readOrigins(remembered.string('draftTabs'))),
    runLog: createRunLog(),
    isRunsOpen: signal(false),
    looked: signal<LookedStep | undefined>(undefined),
    isRunLarge: signal(false),
    isGoingOnward: signal(false),
    askedWhy: signal(0),
    runView: signal<'graph' | 'list'>(remembered.oneOf('runView', ['graph', 'list']) ?? 'graph'),
    triedArguments: signal<Readonly<Record<string, unknown>>>({}),
    breakpoints: signal(readBreakpoints(remembered.string('breakpoints'))),
    heldMistake: signal<string | undefined>(undefined),
    trying: signal<TriedPlace | undefined>(undefined),
  }),
  remember: ({ breakpoints, runView, draftTabs }) => ({
    runView: runView.value,
    breakpoints: JSON.stringify([...breakpoints.value]),
    draftTabs: [...draftTabs.value].join(' ') || null,
  }),
  follow: ({ selection, subject, looked, runLog, lastResults, lastRuns, isRunLarge, isGoingOnward }) => {
    // Whichever came last is what the inspector shows.
    const stops = [selection, subject].map((shown: ReadonlySignal<unknown>) => {
      let isFirst = true
      return shown.subscribe(() => {
        if (!isFirst) looked.value = undefined
        isFirst = false
      })
    })
    stops.push(
      runLog.runs.subscribe((runs) => {
        lastResults.value = resultsSeen(lastResults.peek(), runs)
        lastRuns.value = lastRunsSeen(lastRuns.peek(), runs)
      }),
      looked.subscribe((step) => {
        if (step) return
        isRunLarge.value = false
        isGoingOnward.value = false
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  },
})
