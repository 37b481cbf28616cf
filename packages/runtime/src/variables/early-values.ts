import type { SharedValue } from '@heddle/kit/react'
import type { Variables } from './create-variables.ts'

/** Values that elements share, kept from formulas until the whole page is adopted: its parts expect what the server drew. */
export interface EarlyValues {
  readonly share: Variables['share']
  /** Gives the variables what was set so far. */
  readonly settle: () => void
}

/** @param isReal whether the page has the visitor's own values: from then on values are set at once */
export function createEarlyValues(variables: Variables, isReal: () => boolean): EarlyValues {
  const waiting = new Map<string, unknown>()
  return {
    share(id) {
      const known = variables.share(id)
      if (!known || isReal()) return known
      const early: SharedValue = {
        subscribe: known.subscribe,
        get: () => (waiting.has(id) ? waiting.get(id) : known.get()),
        set: (value) => void (isReal() ? known.set(value) : waiting.set(id, value)),
      }
      return early
    },
    settle() {
      variables.set(waiting)
      waiting.clear()
    },
  }
}
