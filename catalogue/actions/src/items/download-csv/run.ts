import type { ActionBody } from '@heddle/kit'
import { fileName } from '../../lib/arguments/file-name.ts'
import { MESSAGES } from '../../lib/messages.ts'
import { toCsv } from './to-csv.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { rows, fileName: wanted }, host }) => {
  const list = host.collections.rowsOf(rows)
  if (!Array.isArray(list) || list.length === 0) throw new Error(MESSAGES.noRows)
  const csv = toCsv(list)
  if (csv === '') throw new Error(MESSAGES.noRows)
  const name = fileName(wanted, 'data.csv')
  host.files.save(/\.csv$/i.test(name) ? name : `${name}.csv`, csv, 'text/csv;charset=utf-8')
}
