import type { Warning } from './warnings/index.ts'

/**
 * Says in the console, once each, what most pages never have to say: the texts come with the first of them. What cannot be said
 * because they do not come is said when it happens again.
 */
export const warn = (...warning: Warning): void =>
  void import('./warnings/index.ts').then(
    (part) => part.warn(warning),
    () => {},
  )
