import { textOf } from '../arguments/text-of.ts'

/**
 * Rows as CSV: a header of all keys in order of appearance, quotes doubled; empty when no row has a key. A text that a
 * spreadsheet would run is made plain.
 */
export function toCsv(rows: readonly unknown[]): string {
  const keys = [...new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])))]
  if (keys.length === 0) return ''
  const lines = [keys.map(toCell), ...rows.map((row) => keys.map((key) => toCell(isRecord(row) ? row[key] : undefined)))]
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
