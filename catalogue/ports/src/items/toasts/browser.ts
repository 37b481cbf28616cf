import { definePort } from '@heddle/kit'
import { createToasts, type Toasts } from './create-toasts.ts'

let toasts: Toasts | undefined

/** One stack for the page, whichever workflow asks. */
export const port = definePort('toasts', () => ({
  show(toast, signal) {
    toasts ??= createToasts(document)
    return toasts.show(toast, signal)
  },
}))
