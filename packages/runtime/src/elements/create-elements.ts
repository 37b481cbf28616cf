import { TARGET_ATTRIBUTE } from '@heddle/document/published'
import type { ActionPorts, PortPlace } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'
import { inChain } from '../scope/call-chain.ts'
import { instanceAt } from '../scope/instance-at.ts'

type Action = (...args: unknown[]) => unknown

interface Offer {
  readonly name: string
  readonly scope: object
  readonly run: Action
}

/** Elements on the page with the actions they offer. */
export interface Elements {
  readonly offer: (uid: string, name: string, scope: object, run: Action) => () => void
  /** Elements as the actions of a run reach them. The names at its place tell its row; what it asks for goes on with its chain. */
  readonly portAt: (place: Pick<PortPlace, 'scope' | 'chain'>) => ActionPorts['elements']
}

/** @param warn told what is asked of an element that is not there, and that none can be made */
export function createElements(
  warn: (...warning: [name: 'noAction', uid: string, action: string] | [name: 'noCreation']) => void = () => {},
): Elements {
  const offers = new Map<string, Set<Offer>>()
  const elementOf = (uid: string): HTMLElement | null => document.querySelector(`[${TARGET_ATTRIBUTE}="${CSS.escape(uid)}"]`)
  const find = (uid: string, scope: object): HTMLElement | null => elementOf(uidInside(uid, scope)) ?? elementOf(uid)
  return {
    offer(uid, name, scope, run) {
      const own = offers.get(uid) ?? new Set()
      const offer = { name, scope, run }
      offers.set(uid, own.add(offer))
      return () => void own.delete(offer)
    },
    portAt: ({ scope, chain }) => ({
      async run(uid, action, args) {
        const at = scope()
        const found = offers.get(uidInside(uid, at)) ?? offers.get(uid)
        const offered = [...(found ?? [])].filter(({ name }) => name === action)
        const row = rowOf(at)
        // In a repeat the copy of the same row, else the first one on the page (logic reference 2.4).
        const offer = offered.find((one) => row !== undefined && rowOf(one.scope) === row) ?? offered[0]
        return (await (offer ? inChain(chain, () => offer.run(...args)) : warn('noAction', uid, action))) ?? null
      },
      emit(triggerId, payload) {
        const instance = instanceAt(scope())
        if (!instance) throw new Error(MESSAGES.notInComponent)
        inChain(chain, () => instance.emit(triggerId, payload))
      },
      scrollTo(uid, { offset, smooth }) {
        const element = find(uid, scope())
        if (!element) return
        const top = element.getBoundingClientRect().top + scrollY - offset
        scrollTo({ top, behavior: smooth && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant' })
      },
      focus: (uid) => find(uid, scope())?.focus(),
      create: () => warn('noCreation'),
    }),
  }
}

/** Uid of a node that a run inside a component names by its id. */
function uidInside(id: string, scope: object): string {
  const instance = instanceAt(scope)
  return instance ? `${instance.uid}.${id}` : id
}

/** Place of the repeated row that a scope belongs to. */
function rowOf(scope: object): unknown {
  const context: unknown = Reflect.get(scope, 'context')
  const item: unknown = typeof context === 'object' && context !== null ? Reflect.get(context, 'item') : undefined
  return typeof item === 'object' && item !== null ? Reflect.get(item, 'index') : undefined
}
