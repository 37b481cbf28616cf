import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { AskedRows, Staged } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { defineSlice } from '../../session/slice.ts'

export type CollectionTab = 'rows' | 'source'

declare module '../../session/editor.ts' {
  interface EditorSession {
    /** What collections give on the canvas instead of their rows: never saved, gone with the window. */
    readonly staged: Signal<Readonly<Record<Id, Staged>>>
    /** What sources gave when they were asked: on the canvas alone, gone with the window. */
    readonly askedRows: Signal<Readonly<Record<Id, AskedRows>>>
    /** What the dock shows of collections. */
    readonly collectionTab: Signal<CollectionTab>
  }
}

/** What is shown of collections on the canvas and in the dock. */
export const slice = defineSlice({
  create: () => ({
    staged: signal<Readonly<Record<Id, Staged>>>({}),
    askedRows: signal<Readonly<Record<Id, AskedRows>>>({}),
    collectionTab: signal<CollectionTab>('rows'),
  }),
})
