import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import { defineSlice } from '../session/slice.ts'
import type { TriedAs } from './tried-as.ts'

declare module '../session/editor.ts' {
  interface EditorSession {
    /** Whom requests for the signed-in visitor are tried as: never saved, gone with the window. */
    readonly triedAs: Signal<TriedAs>
  }
}

/** What is remembered of asking servers outside. */
export const slice = defineSlice({ create: () => ({ triedAs: signal<TriedAs>({}) }) })
