import { useState } from 'react'
import { rowFields, type RowField } from '@heddle/document'

/** Fields of the rows that a formula gives, as far as they were seen: a filter that leaves no row forgets none. */
export function useRowFields(value: unknown): readonly RowField[] {
  const [seen, setSeen] = useState<{ readonly value: unknown; readonly fields: readonly RowField[] }>()
  // Also what is not equal to itself, as no number: it would be found anew without an end.
  if (!Object.is(value, seen?.value)) {
    const found = fieldsIn(value)
    setSeen({ value, fields: found.length > 0 ? found : (seen?.fields ?? []) })
  }
  return seen?.fields ?? []
}

/** Fields of a list of rows, or of those of a collection. */
export function fieldsIn(value: unknown): readonly RowField[] {
  if (Array.isArray(value)) return rowFields(undefined, value)
  const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
  return Array.isArray(data) ? rowFields(undefined, data) : []
}
