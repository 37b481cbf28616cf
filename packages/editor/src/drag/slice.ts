import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../session/slice.ts'

type Drag = ({ readonly item: string } | { readonly nodes: readonly Id[] } | { readonly componentId: Id }) & {
  /** The pointer that carries it: what other fingers do is no part of it. */
  readonly pointerId?: number
}

declare module '../session/editor.ts' {
  interface EditorSession {
    /** Id of what is dragged from the Add panel (`insertablesOf`), node ids being dragged in navigator or canvas, or a component. */
    readonly drag: Signal<Drag | undefined>
  }
}

/** What is on its way under the pointer. */
export const slice = defineSlice({ create: () => ({ drag: signal<Drag | undefined>(undefined) }) })
