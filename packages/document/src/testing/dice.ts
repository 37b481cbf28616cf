import type { Id } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'

/** What random input is made of. The same numbers over the same document give the same. */
export interface Dice {
  readonly view: DocumentView
  readonly newId: () => Id
  /** One of a list; `undefined` of an empty one. */
  readonly pick: <T>(list: readonly T[]) => T | undefined
  /** A number from 0 on, that one included. */
  readonly upTo: (most: number) => number
  readonly isLucky: () => boolean
}

/** @param throws numbers to be used one after another, again from the first when they are spent */
export function createDice(view: DocumentView, throws: readonly number[], newId: () => Id): Dice {
  let at = 0
  const next = () => throws[at++ % Math.max(1, throws.length)] ?? 0
  return {
    view,
    newId,
    pick: (list) => (list.length === 0 ? undefined : list[next() % list.length]),
    upTo: (most) => next() % (most + 1),
    isLucky: () => next() % 2 === 1,
  }
}
