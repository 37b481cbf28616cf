import { sortedKeys, type NodeRecord } from '@heddle/document'
import type { PublishedValue } from '@heddle/document/published'
import { fromVariant, isConditionState, stateMark, stateParts, type Sheet } from '@heddle/style'
import type { NodeCompilation } from './compilation.ts'
import { constantOf } from './constant.ts'

type States = NonNullable<NodeRecord['states']>

/** Attributes that stand on a node while its own conditions hold; the rules of their states ask for them. */
export function stateMarks(states: States, compilation: NodeCompilation): Record<string, PublishedValue> {
  const marks: Record<string, PublishedValue> = {}
  for (const id of sortedKeys(states)) {
    const condition = states[id]?.condition
    const bound = condition && compilation.bind(condition, `states/${id}/condition`)
    const constant = bound && compilation.place && constantOf(bound)
    if (constant === undefined) {
      if (bound) marks[stateMark(id)] = bound
    } else if (constant) marks[stateMark(id)] = ''
  }
  return marks
}

/** A sheet whose states of conditions come in their order: of two that hold the later one wins. */
export function withStatesInOrder(sheet: Sheet, states: States | undefined): Sheet {
  if (!states) return sheet
  const places = new Map(sortedKeys(states).map((id, place) => [id, place]))
  const placeOf = (variant: string): number => {
    const [state] = stateParts(fromVariant(variant).state)
    return isConditionState(state) ? (places.get(state) ?? places.size) : -1
  }
  return Object.fromEntries(Object.entries(sheet).toSorted(([a], [b]) => placeOf(a) - placeOf(b)))
}
