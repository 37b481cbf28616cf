import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import type { ExampleOutcome } from '../session/run-example.ts'
import { defineSlice } from '../session/slice.ts'
import type { Problem } from './problem.ts'

declare module '../session/editor.ts' {
  interface EditorSession {
    /** What formulas gave for their examples, by the formula; those of a component stand under its id and theirs. */
    readonly examples: Signal<ReadonlyMap<Id, readonly ExampleOutcome[]>>
    /** A formula that somebody wants to see, by its place in a record: the inspector opens its row. */
    readonly askedPath: Signal<Problem['formula']>
  }
}

/** What was worked out about the document beside what stands in it. */
export const slice = defineSlice({
  create: () => ({
    examples: signal<ReadonlyMap<Id, readonly ExampleOutcome[]>>(new Map()),
    askedPath: signal<Problem['formula']>(undefined),
  }),
})
