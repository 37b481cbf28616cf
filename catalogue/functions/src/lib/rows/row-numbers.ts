import type { FunctionHost } from '@heddle/kit'
import { allNumbers } from '../arguments/all-numbers.ts'
import type { RowReader } from './row-reader.ts'

/** Numbers read of rows, as `sum` takes them: texts of numbers count, nothing is left out, anything else throws. */
export function rowNumbers(host: FunctionHost, rows: readonly unknown[], read: RowReader): readonly number[] {
  host.spend(rows.length)
  const values = rows.map((row, at) => read(row, at))
  return isNumbers(values) ? values : allNumbers(host, [values])
}

function isNumbers(values: readonly unknown[]): values is readonly number[] {
  return values.every((value) => typeof value === 'number')
}
