import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Staged } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { defineSlice } from '../../session/slice.ts'

declare module '../../session/editor.ts' {
  interface EditorSession {
    /** What collections give on the canvas instead of their rows: never saved, gone with the window. */
    readonly staged: Signal<Readonly<Record<Id, Staged>>>
  }
}

/** What is shown of collections on the canvas. */
export const slice = defineSlice({ create: () => ({ staged: signal<Readonly<Record<Id, Staged>>>({}) }) })
