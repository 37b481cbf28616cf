import { atLeast, atMost, greater, less, never } from './compare-tests.ts'
import { isEmpty } from './is-empty.ts'
import { containsAll, hasKey, isIn, overlaps } from './list-tests.ts'
import { matches } from './pattern-tests.ts'
import { containsText, endsWith, startsWith } from './text-tests.ts'
import type { FilterOperator, FilterOptions, ValueTest } from './types.ts'

/** The test of an operator for a wanted value, with everything done beforehand that does not depend on the row. */
export function testOf(operator: FilterOperator, wanted: unknown, field: string, options: FilterOptions): ValueTest {
  switch (operator) {
    case '$eq':
      return (value) => value === wanted
    case '$ne':
      return (value) => value !== wanted
    case '$lt':
      return less(wanted)
    case '$gt':
      return greater(wanted)
    case '$lte':
      return atMost(wanted)
    case '$gte':
      return atLeast(wanted)
    case '$iLike:contains':
      return containsText(wanted, false)
    case '$notILike:contains':
      return containsText(wanted, true)
    case '$iLike:startsWith':
      return startsWith(wanted)
    case '$iLike:endsWith':
      return endsWith(wanted)
    case '$eq:null':
      return isEmpty
    case '$ne:null':
      return (value) => !isEmpty(value)
    case '$in':
      return isIn(wanted, false)
    case '$notIn':
      return isIn(wanted, true)
    case '$overlap':
      return overlaps(wanted, false)
    case '$notOverlap':
      return overlaps(wanted, true)
    case '$contains':
      return containsAll(wanted)
    case '$has':
      return hasKey(wanted, false)
    case '$hasNot':
      return hasKey(wanted, true)
    case '$match':
      return matches(wanted, false, field, options)
    case '$notMatch':
      return matches(wanted, true, field, options)
    default:
      return never
  }
}
