import { toText } from '@heddle/kit/react'
import type { Column } from '../grid/column.ts'
import type { FilePart } from '../grid/file.ts'
import { readField } from '../grid/order-rows.ts'

/** How a cell begins that spreadsheets would work out as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/

/** Rows as a file for spreadsheets (RFC 4180). Values are as they are stored; no text of people runs as a formula. */
export function csvOf(columns: readonly Pick<Column, 'key' | 'title'>[], rows: Iterable<unknown>): string {
  const lines = [columns.map(({ title }) => csvCell(title)).join(',')]
  for (const row of rows) lines.push(columns.map(({ key }) => csvCell(readField(row, key))).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function csvCell(value: unknown): string {
  const text = toText(value)
  const safe = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Address of the file that was given last: a browser may still be reading it. */
let given = ''

/** Gives a visitor a file. */
export function download(name: string, text: string): void {
  URL.revokeObjectURL(given)
  given = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = given
  link.download = name
  link.click()
}

/** What a grid needs once somebody takes its rows as a file. */
export const filePart: FilePart = { csvOf, download }
