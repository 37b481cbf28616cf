import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { PastState } from '../formula/past-names.ts'
import { defineSlice } from '../session/slice.ts'

export interface ShownAction {
  readonly workflowId: Id
  readonly actionId: Id
}

/** What a workflow knew when it ran last. */
export interface LastRun {
  /** Milliseconds since 1970. */
  readonly began: number
  /** Somebody tried it. */
  readonly isTried: boolean
  readonly state: PastState
}

declare module '../session/editor.ts' {
  interface EditorSession {
    /** The action whose parameters stand beside the inspector. */
    readonly action: Signal<ShownAction | undefined>
    /** Workflows whose actions are shown, or hidden where they are shown by themselves. */
    readonly openWorkflows: Signal<Readonly<Record<Id, boolean>>>
    /** The argument whose field takes the focus as soon as it stands, by its key; empty for the first one. */
    readonly askedArgument: Signal<string | undefined>
    /** What is looked for among the actions. */
    readonly actionQuery: Signal<string>
    /** Whether the workflow that is looked at stands as a graph over the canvas, and not as a list in the inspector. */
    readonly isGraphOpen: Signal<boolean>
    /** Actions whose insides the graph does not show. */
    readonly foldedActions: Signal<ReadonlySet<Id>>
    /** What actions gave in the last run that was seen. */
    readonly lastResults: Signal<ReadonlyMap<Id, Json>>
    /** How each workflow ran last, as far as it was seen. */
    readonly lastRuns: Signal<ReadonlyMap<Id, LastRun>>
  }
}

const FOLDED = 'foldedActions'

/** What is looked at of workflows. */
export const slice = defineSlice({
  create: ({ remembered }) => ({
    action: signal<ShownAction | undefined>(undefined),
    openWorkflows: signal<Readonly<Record<Id, boolean>>>({}),
    askedArgument: signal<string | undefined>(undefined),
    actionQuery: signal(''),
    isGraphOpen: signal(false),
    lastResults: signal<ReadonlyMap<Id, Json>>(new Map()),
    lastRuns: signal<ReadonlyMap<Id, LastRun>>(new Map()),
    foldedActions: signal<ReadonlySet<Id>>(new Set((remembered.string(FOLDED) ?? '').split(' ').filter(Boolean))),
  }),
  remember: ({ foldedActions }) => ({ [FOLDED]: [...foldedActions.value].join(' ') || null }),
  follow: ({ selection, subject, action }) => {
    // Another selection shows other workflows.
    const forget = () => {
      action.value = undefined
    }
    const stops = [selection.subscribe(forget), subject.subscribe(forget)]
    return () => {
      for (const stop of stops) stop()
    }
  },
})
