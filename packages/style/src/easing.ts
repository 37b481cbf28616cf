import { MESSAGES } from './messages.ts'
import { wholeCall } from './scan-value.ts'
import { EASING_FUNCTIONS } from './vocabulary.ts'

/** How something gains and loses speed, by the names that CSS has for it. */
export const EASINGS: readonly string[] = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out']

const JUMPS: ReadonlySet<string> = new Set(['start', 'end', 'jump-start', 'jump-end', 'jump-none', 'jump-both'])
const STEP_NAMES: ReadonlySet<string> = new Set(['step-start', 'step-end'])
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const STOP = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:\s+[+-]?(?:\d+(?:\.\d*)?|\.\d+)%){0,2}$/

/** Whether a word of a value is a course of speed: a name, or a call of one. */
export function isEasing(word: string): boolean {
  const call = wholeCall(word)
  const name = word.toLowerCase()
  return EASINGS.includes(name) || STEP_NAMES.has(name) || (call !== undefined && EASING_FUNCTIONS.has(call))
}

/** What is wrong with a course of speed, or `undefined`: a browser leaves out the whole value for one wrong number in it. */
export function checkEasing(text: string): string | undefined {
  const word = text.trim()
  if (!isEasing(word)) return MESSAGES.mustBeEasing
  const call = wholeCall(word)
  if (call === undefined) return undefined
  const inner = word.slice(call.length + 1, -1)
  // What is worked out is the browser's to check.
  if (inner.includes('(')) return undefined
  const parts = inner.split(',').map((part) => part.trim())
  if (call === 'cubic-bezier') return isCurve(parts) ? undefined : MESSAGES.mustBeCurve
  if (call === 'steps') return isSteps(parts) ? undefined : MESSAGES.mustBeSteps
  return parts.length > 1 && parts.every((part) => STOP.test(part)) ? undefined : MESSAGES.mustBeEasing
}

function isCurve(parts: readonly string[]): boolean {
  const isTime = (part: string | undefined): boolean => Number(part) >= 0 && Number(part) <= 1
  return parts.length === 4 && parts.every((part) => NUMBER.test(part)) && isTime(parts[0]) && isTime(parts[2])
}

function isSteps([count = '', jump, ...more]: readonly string[]): boolean {
  const least = jump?.toLowerCase() === 'jump-none' ? 2 : 1
  const isCount = /^\+?\d+$/.test(count) && Number(count) >= least
  return isCount && more.length === 0 && (jump === undefined || JUMPS.has(jump.toLowerCase()))
}
