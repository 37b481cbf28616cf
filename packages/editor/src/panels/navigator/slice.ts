import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../../session/slice.ts'

declare module '../../session/editor.ts' {
  interface EditorSession {
    /** Node whose name is being typed in the navigator. */
    readonly renaming: Signal<Id | undefined>
    /** Somebody wants to type into the navigator's search line; the panel takes the focus there and sets it back. */
    readonly isFinding: Signal<boolean>
  }
}

/** What others ask of the navigator. */
export const slice = defineSlice({
  create: () => ({ renaming: signal<Id | undefined>(undefined), isFinding: signal(false) }),
})
