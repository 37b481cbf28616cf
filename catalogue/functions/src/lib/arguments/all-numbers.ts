import type { FunctionHost } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'
import { numberOfRow } from '../values/number-of-row.ts'
import { toRows } from '../values/to-rows.ts'

/**
 * Numbers of arguments that are numbers, texts of numbers, or lists and collections of them. Nothing, `null` and '' are left
 * out; throws for anything else.
 */
export function allNumbers(host: FunctionHost, args: readonly unknown[]): readonly number[] {
  const numbers: number[] = []
  for (const arg of args) {
    const rows = toRows(host, arg) ?? [arg]
    host.spend(rows.length)
    for (const row of rows) {
      if (typeof row === 'number') {
        numbers.push(row)
        continue
      }
      if (row === undefined || row === null || row === '') continue
      const number = numberOfRow(host, row)
      if (Number.isNaN(number)) throw new Error(MESSAGES.allNumbers)
      numbers.push(number)
    }
  }
  return numbers
}
