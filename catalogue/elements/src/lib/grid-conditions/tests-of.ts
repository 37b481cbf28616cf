import { findText, isEmpty } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'
import { toNumber, type Writing } from '../grid/cell-text.ts'
import type { Column } from '../grid/column.ts'
import type { Condition, RowTest } from '../grid/conditions.ts'
import { fold, LAST_MOMENT, MOST_SEARCHED, toMoment, type ColumnFilter } from '../grid/filter-rows.ts'
import { comparedAs, type ComparedAs } from './operators.ts'
import { readConditions } from './read-conditions.ts'

/**
 * What the conditions of a column let pass.
 * @param textAt what a row says in that column, without case and accents
 */
export function testsOf(
  column: Column,
  filter: ColumnFilter,
  valueAt: (place: number) => unknown,
  textAt: (place: number) => string,
  { yes, no }: Writing,
): readonly RowTest[] {
  const as = comparedAs(column)
  const { conditions, link } = readConditions(filter, as)
  const tests = conditions.map((one): RowTest => {
    const { operator } = one
    if (operator === '$eq:null') return (place) => isEmpty(valueAt(place))
    if (operator === '$ne:null') return (place) => !isEmpty(valueAt(place))
    if (as === 'number' || as === 'date') {
      const test = testOfAmount(one, as)
      const read = as === 'number' ? toNumber : toMoment
      return (place) => test(read(valueAt(place)) ?? Number.NaN)
    }
    if (as === 'option') return (place) => (toText(valueAt(place)) === one.value) === (operator === '$eq')
    const wanted = as === 'boolean' ? (one.value === 'true' ? yes : no) : one.value
    const test = testOfText(operator, fold(wanted.slice(0, MOST_SEARCHED).trim()))
    return (place) => test(textAt(place))
  })
  return link === '$or' && tests.length > 1 ? [(place) => tests.some((test) => test(place))] : tests
}

/** Of numbers, and of moments, of which a day is all from its first to its last one. What is none is not equal to any. */
function testOfAmount({ operator, value, to }: Condition, as: ComparedAs): (amount: number) => boolean {
  const read = as === 'number' ? toNumber : toMoment
  const first = read(value) ?? Number.NaN
  const length = as === 'number' ? 0 : LAST_MOMENT
  const last = first + length
  const end = (read(to) ?? Number.NaN) + length
  switch (operator) {
    case '$ne':
      return (amount) => !(amount >= first && amount <= last)
    case '$lt':
      return (amount) => amount < first
    case '$lte':
      return (amount) => amount <= last
    case '$gt':
      return (amount) => amount > last
    case '$gte':
      return (amount) => amount >= first
    case '$between':
      return (amount) => amount >= first && amount <= end
    default:
      return (amount) => amount >= first && amount <= last
  }
}

function testOfText(operator: string, wanted: string): (text: string) => boolean {
  switch (operator) {
    case '$eq':
      return (text) => text === wanted
    case '$ne':
      return (text) => text !== wanted
    case '$iLike:startsWith':
      return (text) => text.startsWith(wanted)
    case '$iLike:endsWith':
      return (text) => text.endsWith(wanted)
    case '$notILike:contains':
      return (text) => findText(text, wanted) < 0
    default:
      return (text) => findText(text, wanted) >= 0
  }
}
