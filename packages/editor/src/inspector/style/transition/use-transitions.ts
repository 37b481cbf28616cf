import { useSyncExternalStore } from 'react'
import { isBinding, type StyleValue } from '@heddle/document'
import {
  isTokenReference,
  printTransitions,
  readTransitions,
  styleProperty,
  type Transition,
  type TransitionPart,
} from '@heddle/style'
import { moveItem, removeItem, replaceItem } from '../../../fields/items.ts'
import { useTokens } from '../../../session/use-tokens.ts'
import { words as inspectorWords } from '../../words.ts'
import type { StyleValues } from '../style-model.ts'
import { useReading, useStyleModel } from '../use-style.ts'

/** What is moved softly most often, in the order in which new transitions take it. */
export const OFTEN_MOVED = [
  'opacity',
  'transform',
  'background-color',
  'color',
  'border-color',
  'box-shadow',
  'filter',
  'width',
  'height',
  'border-radius',
] as const

const DURATION = 'transition-duration'
const ALL = 'all'
const NEW: Transition = { property: ALL, duration: '200ms', easing: 'ease', delay: '0ms' }
const TYPES = ['duration'] as const

/** The transitions in effect, and what can be done to them. */
export interface Transitions {
  readonly parts: readonly TransitionPart[]
  /** What one duration for all of them is called, where it is a token or a formula. */
  readonly sharedDuration: string | undefined
  readonly add: () => void
  readonly set: (at: number, part: TransitionPart) => void
  /** A duration of one's own: those of the others stay what they last now. */
  readonly setDuration: (at: number, duration: string) => void
  /** A token says how long all of them last, as one property holds it. */
  readonly pickDuration: (tokenId: string) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (at: number) => void
}

/** Whether one duration for all transitions is said apart from them: a transition says a duration too. */
export function useIsDurationApart(): boolean {
  const model = useStyleModel()
  const isApart = () => model.chain(DURATION)[0]?.step.property === DURATION
  return useSyncExternalStore(model.subscribe, isApart)
}

/** The duration that is said apart from the transitions, where there is one. */
function useSharedDuration():
  { readonly value: StyleValue; readonly text: string; readonly name: string | undefined } | undefined {
  const { value, isMixed } = useReading([DURATION])
  const isApart = useIsDurationApart()
  const tokens = useTokens(TYPES)
  if (value === undefined || isMixed || !isApart) return undefined
  const unset = styleProperty(DURATION)?.initial ?? ''
  if (isBinding(value)) return { value, text: unset, name: `ƒ ${value.code}` }
  if (!isTokenReference(value)) return { value, text: String(value), name: undefined }
  const token = tokens.find(({ id }) => id === value.id)
  return { value, text: token?.value ?? unset, name: token?.name ?? inspectorWords.unknownToken }
}

export function useTransitions(): Transitions {
  const model = useStyleModel()
  const { value, isSetHere } = useReading(['transition'])
  const shared = useSharedDuration()

  // A duration alone moves everything softly, as browsers have it.
  const written = typeof value === 'string' ? readTransitions(value) : shared ? [{ kind: 'transition' as const, ...NEW }] : []
  const parts = shared ? written.map((part) => lasting(part, shared.text)) : written
  const set = (next: readonly TransitionPart[], duration: StyleValue | null = null): void => {
    const values: StyleValues = {
      // What a class or another place gives is taken away by saying that there is none here.
      transition: next.length === 0 && isSetHere ? null : printTransitions(next),
      [DURATION]: duration,
    }
    model.set(values)
  }
  // What changes another part of them leaves a duration that has a name alone, and those below it as they are written.
  const kept = shared?.name === undefined ? null : shared.value
  const held = kept === null ? parts : written
  return {
    parts,
    sharedDuration: shared?.name,
    add() {
      const taken = new Set(held.map((part) => (part.kind === 'transition' ? part.property : '')))
      const property = OFTEN_MOVED.find((one) => !taken.has(one)) ?? ALL
      set([...held, { kind: 'transition', ...NEW, property }], kept)
    },
    set(at, part) {
      const below = held[at]
      const isBelow = kept !== null && below?.kind === 'transition'
      set(replaceItem(held, at, isBelow ? lasting(part, below.duration) : part), kept)
    },
    setDuration: (at, duration) => set(parts.map((part, place) => (place === at ? lasting(part, duration) : part))),
    pickDuration: (id) => set(written, { type: 'token', id }),
    move: (from, to) => set(moveItem(held, from, to), kept),
    remove(at) {
      const next = removeItem(held, at)
      set(next, next.length === 0 ? null : kept)
    },
  }
}

function lasting(part: TransitionPart, duration: string): TransitionPart {
  return part.kind === 'other' ? part : { ...part, duration }
}
