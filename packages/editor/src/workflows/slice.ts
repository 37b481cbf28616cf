import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../session/slice.ts'

export interface ShownAction {
  readonly workflowId: Id
  readonly actionId: Id
}

declare module '../session/editor.ts' {
  interface EditorSession {
    /** The action whose parameters stand beside the inspector. */
    readonly action: Signal<ShownAction | undefined>
    /** Workflows whose actions are shown, or hidden where they are shown by themselves. */
    readonly openWorkflows: Signal<Readonly<Record<Id, boolean>>>
  }
}

/** What is looked at of workflows. */
export const slice = defineSlice({
  create: () => ({
    action: signal<ShownAction | undefined>(undefined),
    openWorkflows: signal<Readonly<Record<Id, boolean>>>({}),
  }),
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
