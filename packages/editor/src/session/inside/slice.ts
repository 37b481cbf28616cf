import { effect, signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { defineSlice } from '../slice.ts'

/** An instance of a library component that stands open, so that what is inside of it can be changed. */
export interface Inside {
  /** The page that it is looked at on. */
  readonly pageId: Id
  /** Instances from the page's own to this one; the component itself where no instance is looked at. */
  readonly path: readonly Id[]
  /** Instances of the same component that were chosen with it: what is changed for it alone is changed for them too. */
  readonly beside?: readonly Id[]
  /** Nothing else of the page is shown. */
  readonly isAlone: boolean
}

declare module '../editor.ts' {
  interface EditorSession {
    /** The instance that stands open; absent while the page itself is worked on. */
    readonly inside: Signal<Inside | undefined>
    /** Elements that the component opens are changed for the open instance alone. */
    readonly isOnlyHere: Signal<boolean>
  }
}

/** What stands open: another page closes it, and who leaves it changes all instances again. */
export const slice = defineSlice({
  create: () => ({ inside: signal<Inside | undefined>(undefined), isOnlyHere: signal(false) }),
  follow: ({ inside, isOnlyHere, pageId }) =>
    effect(() => {
      if (inside.value && inside.value.pageId !== pageId.value) inside.value = undefined
      if (!inside.value) isOnlyHere.value = false
    }),
})
