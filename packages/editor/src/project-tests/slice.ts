import { signal, type Signal } from '@preact/signals-core'
import type { TestResult } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { defineSlice } from '../session/slice.ts'

/** How a test came out when it ran last; none while it runs. */
export interface TestOutcome {
  readonly result: TestResult | undefined
  /** The project was changed since. */
  readonly isStale: boolean
}

declare module '../session/editor.ts' {
  interface EditorSession {
    /** The tab of the dock of runs that is on show. */
    readonly dockTab: Signal<string>
    /** The test that is on show in the dock. */
    readonly shownTest: Signal<Id | undefined>
    /** Tests that ran in this window. */
    readonly testOutcomes: Signal<ReadonlyMap<Id, TestOutcome>>
    /** The run, by its number, that is about to become a test. */
    readonly testDraft: Signal<number | undefined>
  }
}

/** Tests of the project: which one is on show, and how they came out. */
export const slice = defineSlice({
  create: () => ({
    dockTab: signal('runs'),
    shownTest: signal<Id | undefined>(undefined),
    testOutcomes: signal<ReadonlyMap<Id, TestOutcome>>(new Map()),
    testDraft: signal<number | undefined>(undefined),
  }),
})
