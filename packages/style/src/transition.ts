import { checkStyleValue } from './check-value.ts'
import { checkEasing, isEasing } from './easing.ts'
import { listParts } from './background.ts'
import { MESSAGES } from './messages.ts'
import { wholeCall } from './scan-value.ts'
import { splitValue } from './split-value.ts'
import { GLOBAL_KEYWORDS, MATH_FUNCTIONS, TIME_UNITS } from './vocabulary.ts'

/** How one property goes from one value to another, each part as CSS text. */
export interface Transition {
  /** A property, or `all`. */
  readonly property: string
  readonly duration: string
  readonly easing: string
  readonly delay: string
}

/** A part of a `transition`; one that says more than the fields hold stays as it is written. */
export type TransitionPart =
  | ({ readonly kind: 'transition' } & Transition)
  | {
      readonly kind: 'other'
      readonly text: string
    }

/** What a part of a transition is while nothing is said of it. */
const UNSAID: Transition = { property: 'all', duration: '0ms', easing: 'ease', delay: '0ms' }
const NONE = 'none'
const PROPERTY = /^(?:--[\w-]+|-?[a-z][a-z-]*)$/i
const TIME = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?([a-z]*)$/i

/** The transitions of a value in their order; none for `none`. */
export function readTransitions(text: string): readonly TransitionPart[] {
  if (text.trim().toLowerCase() === NONE) return []
  return listParts(text).map((part) => readTransition(part) ?? { kind: 'other', text: part })
}

/** The transitions as a `transition` that reads back as the same ones. */
export function printTransitions(parts: readonly TransitionPart[]): string {
  return parts.map(printTransition).join(', ') || NONE
}

/** One transition as CSS text; a delay only where there is one. */
export function printTransition(part: TransitionPart): string {
  if (part.kind === 'other') return part.text
  const { property, duration, easing, delay } = part
  return [property, duration, easing, ...(isNoTime(delay) ? [] : [delay])].join(' ')
}

/** What is wrong with a part of a transition, or `undefined`. */
export function checkTransitionPart(part: keyof Transition, text: string): string | undefined {
  const word = text.trim()
  const name = word.toLowerCase()
  if (GLOBAL_KEYWORDS.has(name)) return MESSAGES.onlyWhole(name)
  switch (part) {
    case 'property':
      return isProperty(word) ? undefined : MESSAGES.mustBeProperty
    case 'easing':
      return checkStyleValue('transition', word) ?? checkEasing(word)
    case 'duration':
      return checkStyleValue('transition-duration', word)
    case 'delay':
      // What begins before its time is in the midst of it at once.
      return checkStyleValue('transition-duration', word.replace(/^-/, ''))
  }
}

function readTransition(part: string): TransitionPart | undefined {
  const words = splitValue(part, '')
  const times = words.filter(isTime)
  const easings = words.filter(isEasing)
  const names = words.filter((word) => !isTime(word) && !isEasing(word))
  const [property = UNSAID.property] = names
  const [duration = UNSAID.duration, delay = UNSAID.delay] = times
  const [easing = UNSAID.easing] = easings
  if (names.length > 1 || times.length > 2 || easings.length > 1) return undefined
  const read = { property, duration, easing, delay }
  const isWhole = (Object.keys(read) as (keyof Transition)[]).every((key) => checkTransitionPart(key, read[key]) === undefined)
  return isWhole ? { kind: 'transition', ...read } : undefined
}

function isProperty(word: string): boolean {
  return PROPERTY.test(word) && word.toLowerCase() !== NONE && !isEasing(word)
}

function isTime(word: string): boolean {
  const unit = TIME.exec(word)?.[1]?.toLowerCase()
  if (unit !== undefined) return TIME_UNITS.has(unit)
  const call = wholeCall(word)
  return call !== undefined && call !== 'var' && MATH_FUNCTIONS.has(call)
}

function isNoTime(text: string): boolean {
  return TIME.test(text.trim()) && Number.parseFloat(text) === 0
}
