import type { Column } from '../grid/column.ts'
import type { Condition } from '../grid/conditions.ts'
import { toNumber } from '../grid/cell-text.ts'
import { toMoment } from '../grid/filter-rows.ts'
import type { ElementWords } from '../words/element-words.ts'

/** What a column is compared as. */
export type ComparedAs = 'text' | 'list' | 'number' | 'date' | 'option' | 'boolean'

export function comparedAs({ kind, holds, display, options }: Column): ComparedAs {
  if (kind === 'tag') return 'list'
  if (holds === 'number' || holds === 'boolean') return holds
  if (holds === 'date' || holds === 'date-time') return 'date'
  return holds === 'select' && options.length > 0 && !display ? 'option' : 'text'
}

type Word = keyof ElementWords['conditions']
const EMPTY = [
  ['$eq:null', 'empty'],
  ['$ne:null', 'notEmpty'],
] as const
const IS = [
  ['$eq', 'is'],
  ['$ne', 'isNot'],
] as const
const CONTAINS = [
  ['$iLike:contains', 'contains'],
  ['$notILike:contains', 'notContains'],
] as const

/** The operators that are offered, with the words for them; the first one is what a new condition has. */
export const OPERATORS: Readonly<Record<ComparedAs, readonly (readonly [operator: string, word: Word])[]>> = {
  text: [...CONTAINS, ...IS, ['$iLike:startsWith', 'startsWith'], ['$iLike:endsWith', 'endsWith'], ...EMPTY],
  list: [...CONTAINS, ...EMPTY],
  number: [
    ...IS,
    ['$gt', 'greater'],
    ['$gte', 'atLeast'],
    ['$lt', 'less'],
    ['$lte', 'atMost'],
    ['$between', 'between'],
    ...EMPTY,
  ],
  date: [...IS, ['$lt', 'before'], ['$gt', 'after'], ['$between', 'between'], ...EMPTY],
  option: [...IS, ...EMPTY],
  boolean: [IS[0], ...EMPTY],
}

/** More conditions of one column are of use to nobody. */
export const MOST_CONDITIONS = 10

/** Whether an operator compares with a value. */
export const takesValue = (operator: string): boolean => operator !== '$eq:null' && operator !== '$ne:null'

/** Whether all is there that a condition compares with; one that is not filters nothing. */
export function isComplete({ operator, value, to }: Condition, as: ComparedAs): boolean {
  if (OPERATORS[as].every(([known]) => known !== operator)) return false
  if (!takesValue(operator)) return true
  const isThere = (text: string): boolean =>
    as === 'number' ? toNumber(text) !== undefined : as === 'date' ? toMoment(text) !== undefined : text.trim() !== ''
  return isThere(value) && (operator !== '$between' || isThere(to))
}
