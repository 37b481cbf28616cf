import type { FilterLeaf, FilterNode } from '../values/filter/types.ts'

/** What filters mean, said as simply as possible: nothing prepared, nothing shared with the real ones. */
export function filterPlainly(filter: FilterNode<unknown>, rows: readonly unknown[]): readonly unknown[] {
  return decide(filter, {}) === undefined ? rows : rows.filter((row) => row !== null && row !== undefined && decide(filter, row))
}

/** `undefined` when the condition does not filter. */
function decide(condition: FilterNode<unknown> | FilterLeaf<unknown>, row: unknown): boolean | undefined {
  if ('operator' in condition) {
    const isIgnored = condition.isEmptyIgnored === true && isEmptyPlainly(condition.value)
    return isIgnored ? undefined : fits(condition, readPlainly(row, condition.field))
  }
  if (condition.if !== undefined && !condition.if) return undefined
  const answers = condition.conditions.map((one) => decide(one, row)).filter((answer) => answer !== undefined)
  if (answers.length === 0) return undefined
  return condition.link === '$or' ? answers.includes(true) : !answers.includes(false)
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const isEmptyPlainly = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)
const isOrdered = (value: unknown) => typeof value !== 'object' || value === null || value instanceof Date

export function readPlainly(row: unknown, field: string): unknown {
  if (['__proto__', 'constructor', 'prototype'].includes(field)) return undefined
  if (row !== null && row !== undefined && Object.hasOwn(row, field)) return (row as Record<string, unknown>)[field]
  let found = row
  for (const key of field.replace('[', '.').replace(']', '').split('.')) {
    if (found === null || found === undefined || !Object.hasOwn(found, key)) return undefined
    found = (found as Record<string, unknown>)[key]
  }
  return found
}

function fits({ operator, value: wanted }: FilterLeaf<unknown>, value: unknown): boolean {
  // As JavaScript compares them; the types would not let it.
  const [left, right] = [value as number, wanted as number]
  const areOrdered = isOrdered(value) && isOrdered(wanted)
  const ofText = (test: (text: string, part: string) => boolean, text: string) =>
    typeof wanted === 'string' && test(text.toLowerCase(), wanted.toLowerCase())
  const ofLists = (test: (list: readonly unknown[], items: readonly unknown[]) => boolean) =>
    Array.isArray(value) && Array.isArray(wanted) && test(value, wanted)
  const ofKey = (isThere: boolean) => {
    if (typeof wanted !== 'string' && typeof wanted !== 'number') return false
    const isOwn = value !== null && value !== undefined && Object.hasOwn(value, wanted)
    return (isOwn && ((value as Record<string, unknown>)[wanted] ?? null) !== null) === isThere
  }
  const ofPattern = (isFit: boolean) => {
    const [, source, flags] = /^\/(.+)\/([a-z]*)$/.exec(asText(wanted)) ?? []
    if (typeof wanted !== 'string' || source === undefined) return isFit
    if (source === '(' || flags === 'y') return false
    return new RegExp(source, flags).test(value === null || value === undefined ? '' : asText(value)) === isFit
  }
  switch (operator) {
    case '$eq':
      return value === wanted
    case '$ne':
      return value !== wanted
    case '$lt':
      return areOrdered && left < right
    case '$gt':
      return areOrdered && left > right
    case '$lte':
      return areOrdered && left <= right
    case '$gte':
      return areOrdered && left >= right
    case '$iLike:contains':
      return ofText((text, part) => text.includes(part), asText(value))
    case '$notILike:contains':
      return ofText((text, part) => !text.includes(part), asText(value))
    case '$iLike:startsWith':
      return typeof value === 'string' && ofText((text, part) => text.startsWith(part), value)
    case '$iLike:endsWith':
      return typeof value === 'string' && ofText((text, part) => text.endsWith(part), value)
    case '$eq:null':
      return isEmptyPlainly(value)
    case '$ne:null':
      return !isEmptyPlainly(value)
    case '$in':
      return Array.isArray(wanted) && wanted.includes(value)
    case '$notIn':
      return Array.isArray(wanted) && !wanted.includes(value)
    case '$overlap':
      return ofLists((list, items) => list.some((item) => items.includes(item)))
    case '$notOverlap':
      return ofLists((list, items) => !list.some((item) => items.includes(item)))
    case '$contains':
      return ofLists((list, items) => items.every((item) => list.includes(item)))
    case '$has':
      return ofKey(true)
    case '$hasNot':
      return ofKey(false)
    case '$match':
      return ofPattern(true)
    case '$notMatch':
      return ofPattern(false)
  }
}
