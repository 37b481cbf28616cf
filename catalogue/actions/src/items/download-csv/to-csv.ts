import { textOf } from '../../lib/arguments/text-of.ts'
import { MAX_CSV_CELLS } from '../../lib/limits.ts'
import { MESSAGES } from '../../lib/messages.ts'

/**
 * Rows as CSV: a header of all keys in order of appearance, quotes doubled; empty when no row has a key. A text that a
 * spreadsheet would run is made plain.
 */
export function toCsv(rows: readonly unknown[]): string {
  const keys = [...new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])))]
  if (keys.length === 0) return ''
  // Rows that have no key in common make a table of the square of their number.
  if (keys.length * rows.length > MAX_CSV_CELLS) throw new Error(MESSAGES.cannotBeText)
  const lines = [
    keys.map(toCell),
    ...rows.map((row) => keys.map((key) => toCell(isRecord(row) && Object.hasOwn(row, key) ? row[key] : undefined))),
  ]
  return lines.map((cells) => cells.join(',')).join('\r\n')
}

function toCell(value: unknown): string {
  const text = textOf(value)
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
