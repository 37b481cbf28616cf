import type { Id } from '@heddle/document'
import type { Row } from './rows.ts'

/** The selection stretched from its first node to another line. */
export function selectRange(rows: readonly Row[], selection: readonly Id[], id: Id): readonly Id[] {
  const from = rows.findIndex((row) => row.id === selection[0])
  const to = rows.findIndex((row) => row.id === id)
  if (from === -1 || to === -1) return [id]
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)
  return from <= to ? range : range.reverse()
}
