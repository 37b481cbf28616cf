import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../../session/slice.ts'

declare module '../../session/editor.ts' {
  interface EditorSession {
    /** Elements that a component is about to be made of, while its name is asked for. */
    readonly componentDraft: Signal<readonly Id[] | undefined>
  }
}

/** What is about to become a component. */
export const slice = defineSlice({ create: () => ({ componentDraft: signal<readonly Id[] | undefined>(undefined) }) })
