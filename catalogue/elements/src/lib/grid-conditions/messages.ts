import type { ElementWords } from '../words/element-words.ts'

/** What stands in the conditions of a column. */
export const ENGLISH: ElementWords['conditions'] = {
  match: 'Rows that fit',
  all: 'all conditions',
  any: 'any condition',
  operator: 'Condition',
  value: 'Value',
  to: 'Up to',
  add: 'Add a condition',
  remove: 'Remove the condition',
  close: 'Close',
  contains: 'contains',
  notContains: 'does not contain',
  is: 'is',
  isNot: 'is not',
  startsWith: 'begins with',
  endsWith: 'ends with',
  empty: 'is empty',
  notEmpty: 'is not empty',
  less: 'is less than',
  atMost: 'is at most',
  greater: 'is greater than',
  atLeast: 'is at least',
  between: 'is between',
  before: 'is before',
  after: 'is after',
}
