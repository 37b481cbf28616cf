import type { FilterOperator, RowField, RowFieldType } from '@heddle/document'
import type { Leaf } from './filter-edit.ts'
import { OPERATOR_WORDS } from './operator-words.ts'

/** Comparisons of a filter that we work out ourselves: all. */
export const ALL_OPERATORS: ReadonlySet<FilterOperator> = new Set(Object.keys(OPERATOR_WORDS) as readonly FilterOperator[])

/** Comparisons that make sense for a type of field, in the order in which they are offered. */
const BY_TYPE: Readonly<Record<RowFieldType, readonly FilterOperator[]>> = {
  text: [
    '$iLike:contains',
    '$notILike:contains',
    '$eq',
    '$ne',
    '$iLike:startsWith',
    '$iLike:endsWith',
    '$in',
    '$notIn',
    '$match',
    '$notMatch',
    '$eq:null',
    '$ne:null',
    '$lt',
    '$gt',
    '$lte',
    '$gte',
  ],
  number: ['$eq', '$ne', '$lt', '$gt', '$lte', '$gte', '$in', '$notIn', '$eq:null', '$ne:null'],
  boolean: ['$eq', '$ne', '$eq:null', '$ne:null'],
  date: ['$eq', '$ne', '$lt', '$gt', '$lte', '$gte', '$iLike:startsWith', '$in', '$notIn', '$eq:null', '$ne:null'],
  json: [
    '$contains',
    '$overlap',
    '$notOverlap',
    '$has',
    '$hasNot',
    '$iLike:contains',
    '$notILike:contains',
    '$eq:null',
    '$ne:null',
  ],
}

/** The comparison that a new condition begins with (logic reference 1.6). */
export function firstOperator(type: RowFieldType, known: ReadonlySet<FilterOperator>): FilterOperator {
  return operatorsFor(type, known)[0] ?? '$eq'
}

/** What a condition begins as: the first field, compared as its type is. */
export function newLeaf([first]: readonly RowField[], operators: ReadonlySet<FilterOperator>): Leaf {
  return { field: first?.name ?? 'id', operator: firstOperator(first?.type ?? 'text', operators), value: '' }
}

/** Comparisons of a field that the source understands: first those of its type, then the others. */
export function operatorsFor(type: RowFieldType, known: ReadonlySet<FilterOperator>): readonly FilterOperator[] {
  return [...new Set([...BY_TYPE[type], ...known])].filter((operator) => known.has(operator))
}
