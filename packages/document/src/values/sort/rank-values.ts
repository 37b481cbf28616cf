import { jsonText } from '../json/json-text.ts'
import { rankNumbers } from './rank-numbers.ts'
import { rankTexts } from './rank-texts.ts'
import { finish, type Steps } from './steps.ts'

/** Ranks of what has only one. Everything without an order of its own counts as undefined. */
const [NOTHING, NULL, TRUE, FALSE, FIRST] = [0, 1, 2, 3, 4]

export interface Ranks {
  /** By position of the value; equal for values that neither comes before the other. */
  readonly ranks: Uint32Array
  /** Ranks are below this. */
  readonly limit: number
}

/**
 * Ranks of values, ascending: undefined, null, true, false, numbers (NaN behind them), texts by the language, then lists and
 * objects by their JSON text.
 */
export const rankValues = (values: readonly unknown[], language: string): Ranks => finish(rankInSteps(values, language))

/** The same in steps, each through the whole list at most once, so that something else may be done in between. */
export function* rankInSteps(values: readonly unknown[], language: string): Steps<Ranks> {
  const ranks = new Uint32Array(values.length)
  const numbers: number[] = []
  const texts: string[] = []
  const objects: string[] = []
  const [ofNumbers, notNumbers, ofTexts, ofObjects]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]
    if (typeof value === 'number' || typeof value === 'bigint') {
      const number = Number(value)
      if (Number.isNaN(number)) notNumbers.push(at)
      else {
        // Adding 0 makes -0 a 0: they are equal, their bits are not.
        numbers.push(number + 0)
        ofNumbers.push(at)
      }
    } else if (typeof value === 'string') {
      texts.push(value)
      ofTexts.push(at)
    } else if (typeof value === 'boolean') ranks[at] = value ? TRUE : FALSE
    else if (value === null) ranks[at] = NULL
    else if (typeof value === 'object') {
      objects.push(jsonText(value) ?? '')
      ofObjects.push(at)
    } else ranks[at] = NOTHING
  }
  yield
  let next = rankNumbers(numbers, ofNumbers, ranks, FIRST)
  for (const at of notNumbers) ranks[at] = next
  next = yield* rankTexts(texts, ofTexts, language, ranks, next + 1)
  return { ranks, limit: yield* rankTexts(objects, ofObjects, language, ranks, next) }
}
