import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import { defineSlice } from '../session/slice.ts'

declare module '../session/editor.ts' {
  interface EditorSession {
    readonly isPublishOpen: Signal<boolean>
  }
}

/** Whether the dialog of publishing is open. */
export const slice = defineSlice({ create: () => ({ isPublishOpen: signal(false) }) })
