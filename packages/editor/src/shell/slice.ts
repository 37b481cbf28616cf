import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import { defineSlice } from '../session/slice.ts'

interface Point {
  readonly x: number
  readonly y: number
}

declare module '../session/editor.ts' {
  interface EditorSession {
    /** The command palette: for everything, or to add something; absent while it is closed. */
    readonly palette: Signal<'all' | 'insert' | undefined>
    readonly isShortcutsOpen: Signal<boolean>
    /** Where the selection's context menu stands, in CSS pixels of the editor's window; set it to open the menu. */
    readonly contextMenu: Signal<Point | undefined>
    /** Panels and bars are out of the way. */
    readonly isInterfaceHidden: Signal<boolean>
  }
}

/** What stands over or around everything else. */
export const slice = defineSlice({
  create: () => ({
    palette: signal<'all' | 'insert' | undefined>(undefined),
    isShortcutsOpen: signal(false),
    contextMenu: signal<Point | undefined>(undefined),
    isInterfaceHidden: signal(false),
  }),
})
