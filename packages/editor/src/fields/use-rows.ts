import type { Id } from '@heddle/document'
import type { FieldValues } from '@heddle/kit'
import { useLiveResult } from '../formula/use-live-result.ts'
import { useListCode, useListItems } from './use-list-code.ts'

const NONE: readonly unknown[] = []

/** The rows that a formula gives on the canvas, also those of a collection; none while they are not known. */
export function useRows(nodeId: Id | undefined, code: string | undefined): readonly unknown[] {
  const result = useLiveResult(code ?? '', nodeId)
  if (!result?.ok) return NONE
  const { value } = result
  if (Array.isArray(value)) return value
  const data: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'data') : undefined
  return Array.isArray(data) ? data : NONE
}

/** The rows of a list that is set beside a field: those on the canvas where it is bound, else those that were typed in. */
export function useRowsBeside(nodeId: Id | undefined, field: string, values: FieldValues | undefined): readonly unknown[] {
  const bound = useRows(nodeId, useListCode(nodeId, field))
  // Fields inside of an item have those of the item beside them: the list is one of the node's own.
  const own = useListItems(nodeId, field)
  const beside = values?.[field]
  return Array.isArray(beside) ? (beside as readonly unknown[]) : bound.length > 0 ? bound : own
}
