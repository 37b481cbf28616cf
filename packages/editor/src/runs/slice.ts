import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../session/slice.ts'
import { createRunLog, type RunLog } from './run-log.ts'
import type { Running } from './running.ts'

/** A step of a run that is looked at; none of its steps stands for how it began. */
export interface LookedStep {
  readonly run: number
  readonly step: number | undefined
}

declare module '../session/editor.ts' {
  interface EditorSession {
    /** The draft that runs in the place of the canvas. */
    readonly running: Signal<Running | undefined>
    /** What drafts did. */
    readonly runLog: RunLog
    readonly isRunsOpen: Signal<boolean>
    /** The run and step that are looked at. */
    readonly looked: Signal<LookedStep | undefined>
    /** Arguments that are tried in place of those of the step that waits. */
    readonly triedArguments: Signal<Readonly<Record<string, unknown>>>
    /** Steps that runs stop before, as `workflow action`: a person's own, in no history. */
    readonly breakpoints: Signal<ReadonlySet<string>>
  }
}

export const breakpointKey = (workflowId: Id, actionId: Id): string => `${workflowId} ${actionId}`

/** The draft that runs, what it did, and what is looked at of that. */
export const slice = defineSlice({
  create: ({ remembered }) => ({
    running: signal<Running | undefined>(undefined),
    runLog: createRunLog(),
    isRunsOpen: signal(false),
    looked: signal<LookedStep | undefined>(undefined),
    triedArguments: signal<Readonly<Record<string, unknown>>>({}),
    breakpoints: signal<ReadonlySet<string>>(new Set((remembered.string('breakpoints') ?? '').split(',').filter(Boolean))),
  }),
  remember: ({ breakpoints }) => ({ breakpoints: [...breakpoints.value].join(',') }),
  follow: ({ selection, subject, looked }) => {
    // Whichever came last is what the inspector shows.
    const stops = [selection, subject].map((shown: ReadonlySignal<unknown>) => {
      let isFirst = true
      return shown.subscribe(() => {
        if (!isFirst) looked.value = undefined
        isFirst = false
      })
    })
    return () => {
      for (const stop of stops) stop()
    }
  },
})
