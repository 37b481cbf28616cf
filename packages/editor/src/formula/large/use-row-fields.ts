import { useMemo, useState } from 'react'
import { rowFields, type RowField } from '@heddle/document'

const NONE: readonly RowField[] = []

/** Fields of the rows that a formula gives, as far as they were seen: a filter that leaves no row forgets none. */
export function useRowFields(value: unknown): readonly RowField[] {
  const [seen, setSeen] = useState(NONE)
  const found = useMemo(() => fieldsIn(value), [value])
  // What has no rows says nothing, and is no reason to draw once more.
  if (found.length > 0 && found !== seen) setSeen(found)
  return seen
}

/** Fields of a list of rows, or of those of a collection. */
export function fieldsIn(value: unknown): readonly RowField[] {
  if (Array.isArray(value)) return rowFields(undefined, value)
  const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
  return Array.isArray(data) ? rowFields(undefined, data) : []
}
