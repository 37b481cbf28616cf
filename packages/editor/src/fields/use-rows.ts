import type { Id } from '@heddle/document'
import { useLiveResult } from '../formula/use-live-result.ts'

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
