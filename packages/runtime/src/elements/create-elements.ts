import { TARGET_ATTRIBUTE } from '@heddle/document/published'
import type { ActionHost } from '@heddle/kit'

type Action = (...args: unknown[]) => unknown

interface Offer {
  readonly name: string
  readonly scope: object
  readonly run: Action
}

/** Elements on the page with the actions they offer. */
export interface Elements {
  readonly offer: (uid: string, name: string, scope: object, run: Action) => () => void
  /** Elements as the actions of a run reach them. `scope`: the names at its place, which tell its row. */
  readonly portAt: (scope: () => object) => ActionHost['elements']
}

export function createElements(): Elements {
  const offers = new Map<string, Set<Offer>>()
  const elementOf = (uid: string): HTMLElement | null => document.querySelector(`[${TARGET_ATTRIBUTE}="${CSS.escape(uid)}"]`)
  return {
    offer(uid, name, scope, run) {
      const own = offers.get(uid) ?? new Set()
      const offer = { name, scope, run }
      offers.set(uid, own.add(offer))
      return () => void own.delete(offer)
    },
    portAt: (scope) => ({
      async run(uid, action, args) {
        const offered = [...(offers.get(uid) ?? [])].filter(({ name }) => name === action)
        const row = rowOf(scope())
        // In a repeat the copy of the same row, else the first one on the page (logic reference 2.4).
        const offer = offered.find((one) => row !== undefined && rowOf(one.scope) === row) ?? offered[0]
        return offer ? ((await offer.run(...args)) ?? null) : null
      },
      emit: () => {},
      scrollTo(uid, { offset, smooth }) {
        const element = elementOf(uid)
        if (!element) return
        const top = element.getBoundingClientRect().top + scrollY - offset
        scrollTo({ top, behavior: smooth && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant' })
      },
      focus: (uid) => elementOf(uid)?.focus(),
    }),
  }
}

/** Place of the repeated row that a scope belongs to. */
function rowOf(scope: object): unknown {
  const context: unknown = Reflect.get(scope, 'context')
  const item: unknown = typeof context === 'object' && context !== null ? Reflect.get(context, 'item') : undefined
  return typeof item === 'object' && item !== null ? Reflect.get(item, 'index') : undefined
}
