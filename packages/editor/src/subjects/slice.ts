import { effect, signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../session/slice.ts'

declare module '../session/editor.ts' {
  interface EditorSession {
    /** The record that the inspector shows instead of the selection: a variable, a collection, a formula. Set it to show one. */
    readonly subject: Signal<Id | undefined>
    /** Whether the wide part of the subject stands too. */
    readonly isWideOpen: Signal<boolean>
    /** Whether what covers panel and canvas stands: it is opened on purpose, and gone with its subject. */
    readonly isCoverOpen: Signal<boolean>
  }
}

/** What is looked at: nodes of the page, or one record that has no place on it. */
export const slice = defineSlice({
  create: () => ({ subject: signal<Id | undefined>(undefined), isWideOpen: signal(true), isCoverOpen: signal(false) }),
  follow: ({ selection, subject, isCoverOpen }) => {
    let shown = subject.peek()
    return effect(() => {
      const isNew = subject.value !== shown
      shown = subject.value
      if (isNew) isCoverOpen.value = false
      if (selection.value.length === 0 || shown === undefined) return
      // Whichever came last is what is looked at.
      if (isNew) selection.value = []
      else subject.value = undefined
    })
  },
})
