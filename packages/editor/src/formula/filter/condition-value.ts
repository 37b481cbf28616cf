import { isBinding, type Bindable, type FilterOperator, type RowFieldType } from '@heddle/document'
import type { Json } from '@heddle/store'
import { cellText, readCell } from '../../controls/cell-text.ts'

/** Comparisons with a list of values. */
const LISTS: ReadonlySet<FilterOperator> = new Set(['$in', '$notIn', '$overlap', '$notOverlap', '$contains'])
/** Comparisons whose value is a text whatever the field is: a part of it, a key, a pattern. */
const TEXTS: ReadonlySet<FilterOperator> = new Set([
  '$iLike:contains',
  '$notILike:contains',
  '$iLike:startsWith',
  '$iLike:endsWith',
  '$has',
  '$hasNot',
  '$match',
  '$notMatch',
])

/** What was typed as the value of a condition on a field; several between commas where a list is compared with. */
export function readConditionValue(type: RowFieldType, operator: FilterOperator, text: string): Json {
  if (LISTS.has(operator)) {
    const read = text.trim().startsWith('[') ? readCell('json', text) : undefined
    if (Array.isArray(read)) return read
    const parts = text.split(',').map((part) => part.trim())
    // Items of lists are what they look like: a number is one.
    return parts.filter((part) => part !== '').map((part) => readCell(type === 'json' ? itemType(part) : type, part) ?? '')
  }
  if (TEXTS.has(operator)) return text
  return readCell(type, text) ?? ''
}

function itemType(text: string): RowFieldType {
  return typeof readCell('number', text) === 'number' ? 'number' : 'text'
}

/** The value of a condition as text, so that reading it gives it again; of a formula nothing. */
export function writeConditionValue(value: Bindable | undefined): string {
  if (value === undefined || isBinding(value)) return ''
  if (!Array.isArray(value)) return cellText(value)
  const isPlain = value.every((item) => typeof item !== 'object' && !/[,[]|^\s|\s$/.test(String(item)) && item !== '')
  return isPlain ? value.join(', ') : JSON.stringify(value)
}
