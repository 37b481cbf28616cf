import type { FilterOperator } from '@heddle/document'

/** Operators of conditions as people call them, in the order in which they are offered. */
export const OPERATOR_WORDS: Readonly<Record<FilterOperator, string>> = {
  $eq: 'is',
  $ne: 'is not',
  $lt: 'is less than',
  $gt: 'is more than',
  $lte: 'is at most',
  $gte: 'is at least',
  '$iLike:contains': 'contains',
  '$notILike:contains': 'does not contain',
  '$iLike:startsWith': 'begins with',
  '$iLike:endsWith': 'ends with',
  '$eq:null': 'is empty',
  '$ne:null': 'is not empty',
  $in: 'is one of',
  $notIn: 'is none of',
  $overlap: 'has any of',
  $notOverlap: 'has none of',
  $contains: 'has all of',
  $has: 'has the key',
  $hasNot: 'lacks the key',
  $match: 'matches the pattern',
  $notMatch: 'does not match the pattern',
}

/** Operators that compare with nothing. */
export const ALONE: ReadonlySet<FilterOperator> = new Set(['$eq:null', '$ne:null'])
