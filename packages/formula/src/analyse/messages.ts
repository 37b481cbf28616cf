import type { FormulaType } from './types.ts'

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

/** Specification section 8: `First parameter must be an array (or collection)` and its like. */
const KINDS: Readonly<Record<FormulaType, string>> = {
  any: 'a value',
  text: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  list: 'an array (or collection)',
  object: 'an object',
  date: 'a date',
  file: 'a file',
  callback: 'a function',
  nothing: 'nothing',
}

const didYouMean = (suggestion: string | undefined) => (suggestion === undefined ? '' : `. Did you mean ${suggestion}?`)
const ordinal = (at: number) => ORDINALS[at] ?? `${at + 1}th`

/** Texts about a formula that has not run yet. */
export const ANALYSIS_MESSAGES = {
  unknownName: (name: string, suggestion?: string) => `${name} is not known here${didYouMean(suggestion)}`,
  unknownFunction: (name: string, suggestion?: string) => `There is no function ${name}${didYouMean(suggestion)}`,
  unknownField: (name: string, suggestion?: string) => `There is no ${name} here${didYouMean(suggestion)}`,
  calledValue: (name: string) => `${name} is a value, not a function`,
  uncalledFunction: (name: string) => `${name} is a function: write ${name}(…)`,
  method: (name: string, instead: string) => `Values have no ${name}(): write ${instead}(…) with the value in the brackets`,
  noMethod: (name: string) => `Values have no ${name}()`,
  functionValue: 'A function is no value: hand it to a built-in function, or call it at once',
  noValue: (key: string) => `Cannot read ${key}: there is no value before it`,
  missing: (name: string, parameter: string) => `${name} needs a value for ${parameter}`,
  tooMany: (name: string, most: number) => `${name} takes at most ${most} ${most === 1 ? 'value' : 'values'}`,
  wrongType: (at: number, types: readonly FormulaType[]) =>
    `${ordinal(at)} parameter must be ${types.map((type) => KINDS[type]).join(' or ')}`,
  replaced: (name: string, by: string) => `${name} is old: use ${by}`,
} as const
