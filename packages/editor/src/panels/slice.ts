import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import { PANEL_IDS } from '../panel-ids.gen.ts'
import type { PanelId } from '../panel-ids.gen.ts'
import { defineSlice } from '../session/slice.ts'

declare module '../session/editor.ts' {
  interface EditorSession {
    /** The panel that is open at the left, if any. */
    readonly panel: Signal<PanelId | undefined>
  }
}

/** Which panel is open: the navigator when a project is opened for the first time. */
export const slice = defineSlice({
  create: ({ remembered }) => ({
    panel: signal<PanelId | undefined>(remembered.has('panel') ? remembered.oneOf('panel', PANEL_IDS) : 'navigator'),
  }),
  // Nothing open is remembered too.
  remember: ({ panel }) => ({ panel: panel.value ?? null }),
})
