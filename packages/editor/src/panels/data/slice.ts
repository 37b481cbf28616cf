import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { defineSlice } from '../../session/slice.ts'

declare module '../../session/editor.ts' {
  interface EditorSession {
    /** Values that variables have on the canvas for trying, by the variable: never saved, gone with the window. */
    readonly tried: Signal<Readonly<Record<Id, Json>>>
  }
}

/** What is tried out on the canvas. */
export const slice = defineSlice({ create: () => ({ tried: signal<Readonly<Record<Id, Json>>>({}) }) })
