import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Staged } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { defineSlice } from '../../session/slice.ts'

export type CollectionTab = 'rows' | 'source'

declare module '../../session/editor.ts' {
  interface EditorSession {
    /** What collections give on the canvas instead of their rows: never saved, gone with the window. */
    readonly staged: Signal<Readonly<Record<Id, Staged>>>
    /** What the dock shows of collections. */
    readonly collectionTab: Signal<CollectionTab>
  }
}

/** What is shown of collections on the canvas and in the dock. */
export const slice = defineSlice({
  create: () => ({ staged: signal<Readonly<Record<Id, Staged>>>({}), collectionTab: signal<CollectionTab>('rows') }),
})
