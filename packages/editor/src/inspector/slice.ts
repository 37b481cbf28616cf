import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../session/slice.ts'

export const INSPECTOR_TABS = ['style', 'settings', 'workflows'] as const
export type InspectorTab = (typeof INSPECTOR_TABS)[number]

interface AskedFormula {
  /** The node whose scope it sees; nothing for what sees the page alone. */
  readonly nodeId: Id | undefined
  readonly label: string
  /** Keys that lead to it inside of the value of the row: an item of a list, a field of an object. */
  readonly keys?: readonly string[]
  /** In the large editor, where each part says what it gives. */
  readonly isLarge?: boolean
  /** The class whose condition it is: its row is there while the class is edited. */
  readonly classId?: Id
}

declare module '../session/editor.ts' {
  interface EditorSession {
    readonly inspectorTab: Signal<InspectorTab>
    /** `default` or a state such as `hover`: which variant the style tab edits. */
    readonly stateId: Signal<string>
    /** A formula that somebody wants to see: the inspector opens it where its row is; another selection forgets it. */
    readonly askedFormula: Signal<AskedFormula | undefined>
    /** A style property whose row somebody looks for: the style tab shows it and puts the focus there. */
    readonly askedStyle: Signal<string | undefined>
  }
}

/** What the inspector shows of the selection. */
export const slice = defineSlice({
  create: ({ remembered }) => ({
    inspectorTab: signal<InspectorTab>(remembered.oneOf('inspectorTab', INSPECTOR_TABS) ?? 'style'),
    stateId: signal('default'),
    askedFormula: signal<AskedFormula | undefined>(undefined),
    askedStyle: signal<string | undefined>(undefined),
  }),
  remember: ({ inspectorTab }) => ({ inspectorTab: inspectorTab.value }),
  follow: ({ selection, askedFormula }) =>
    selection.subscribe(() => {
      askedFormula.value = undefined
    }),
})
