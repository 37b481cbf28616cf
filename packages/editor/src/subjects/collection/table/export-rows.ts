import type { Json } from '@heddle/store'
import type { RowField } from '@heddle/document'
import { cellText } from '../../../controls/cell-text.ts'
import { guardCell, writeTable } from './parse-table.ts'

/** Rows as CSV with a line of names; texts that a spreadsheet would run are made plain, and read back as they were. */
export function rowsToCsv(rows: readonly Json[], fields: readonly RowField[]): string {
  const lines = rows.map((row) =>
    fields.map(({ name }) => {
      const isOwn = typeof row === 'object' && row !== null && Object.hasOwn(row, name)
      const value: unknown = isOwn ? Reflect.get(row, name) : undefined
      return typeof value === 'string' ? guardCell(value) : cellText(value)
    }),
  )
  return writeTable([fields.map(({ name }) => guardCell(name)), ...lines], ',')
}
