import { FormulaError } from './formula-error.ts'
import {
  CHARACTERS_PER_STEP,
  JOINED_CHARACTERS_PER_STEP,
  MADE_CHARACTERS_PER_STEP,
  MANY_KEYS,
  MAX_FORMULA_STEPS,
  MAX_LIST_LENGTH,
  MAX_NESTED_RUNS,
  MAX_TEXT_LENGTH,
  NUMBER_CHARACTERS_PER_STEP,
  SHORT_TEXT_LENGTH,
  STEPS_PER_KEY_OF_MANY,
} from './limits.ts'
import { RUN_MESSAGES } from './messages.ts'

/**
 * Formulas are synchronous, so there is one outermost evaluation at a time; named formulas it calls share its budget.
 * `left` is 0 between evaluations: a callback that somebody kept can do nothing.
 */
export const budget = { left: 0, nested: 0 }

/** Begins an evaluation inside `outer` others. Whoever calls it sets `budget.nested` back and, at 0, `budget.left`. */
export function beginRun(outer: number, steps: number): void {
  if (outer === 0) budget.left = MAX_FORMULA_STEPS
  if (outer >= MAX_NESTED_RUNS) throw new FormulaError('endless', RUN_MESSAGES.endless)
  budget.nested = outer + 1
  charge(steps)
}

/** Counts work; throws when all that was allowed is done. What is no number of steps spends everything. */
export function spend(steps: number): void {
  if (steps >= 0 && steps <= budget.left) budget.left -= Math.ceil(steps)
  else runOut()
}

/** As `spend`, for whole numbers of steps that this package counted; a list that lies about its length may give no number. */
export function charge(steps: number): void {
  budget.left -= steps
  if (!(budget.left >= 0)) runOut()
}

function runOut(): never {
  budget.left = 0
  throw new FormulaError('too-many-steps', RUN_MESSAGES.tooManySteps)
}

/** Throws when a text of this length is too long. */
export function allowText(characters: number): void {
  if (!(characters <= MAX_TEXT_LENGTH)) throw new FormulaError('text-too-long', RUN_MESSAGES.textTooLong)
}

/** Throws when a list of this many items is too long. */
export function allowList(items: number): void {
  if (!(items <= MAX_LIST_LENGTH)) throw new FormulaError('list-too-long', RUN_MESSAGES.listTooLong)
}

/** Counts a text that a function made; throws when it is too long. */
export function chargeMade(text: string): void {
  allowText(text.length)
  if (text.length > MADE_CHARACTERS_PER_STEP) charge(Math.ceil(text.length / MADE_CHARACTERS_PER_STEP))
}

/** Counts a text that joining made; throws when it is too long. */
export function chargeJoined(text: string): void {
  const { length } = text
  if (length < JOINED_CHARACTERS_PER_STEP) return
  allowText(length)
  charge(Math.ceil(length / (length < SHORT_TEXT_LENGTH ? JOINED_CHARACTERS_PER_STEP : CHARACTERS_PER_STEP)))
}

/** Counts what going through a text once costs. */
export function spendOnText(text: string): void {
  if (text.length > CHARACTERS_PER_STEP) charge(Math.ceil(text.length / CHARACTERS_PER_STEP))
}

/** Counts what reading a text as a number costs. */
export function spendOnNumber(text: string): void {
  if (text.length > NUMBER_CHARACTERS_PER_STEP) charge(Math.ceil(text.length / NUMBER_CHARACTERS_PER_STEP))
}

/** Counts what listing or copying an object of this many keys costs. */
export function spendOnKeys(keys: number): void {
  charge(keys <= MANY_KEYS ? keys : keys * STEPS_PER_KEY_OF_MANY)
}

/** Counts what going through a value once costs: its items or characters, a collection by its rows. */
export function spendOn(value: unknown): void {
  if (typeof value === 'string') spendOnText(value)
  else if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) charge(value.length)
    else if (Object.hasOwn(value, 'data')) {
      const { data } = value as { readonly data: unknown }
      if (Array.isArray(data)) charge(data.length)
    }
  }
}
