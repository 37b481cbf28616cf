import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../../session/slice.ts'

declare module '../../session/editor.ts' {
  interface EditorSession {
    /** The page whose name and path stand open in the Pages panel. */
    readonly editedPage: Signal<Id | undefined>
  }
}

/** Which page is being named. */
export const slice = defineSlice({ create: () => ({ editedPage: signal<Id | undefined>(undefined) }) })
