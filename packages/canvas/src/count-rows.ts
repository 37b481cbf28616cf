import { withOwn } from '@heddle/renderer'
import type { RowCount } from './protocol.ts'
import { readText, type WrittenFormula } from './read-text.ts'

/** Rows in which a formula is tried: a person learns enough from them. */
export const MAX_COUNTED = 1000

/** In how many rows of the innermost repeat around its place a formula gives what counts as true; what fails does not. */
export function countRows(formula: WrittenFormula): RowCount {
  const read = readText(formula)
  if (!read.ok) return { holds: 0 }
  const { scope, evaluator } = formula
  const doesHold = (place: object): boolean => {
    try {
      return Boolean(evaluator.tryOut(read.tree, place, read.context.ranges))
    } catch {
      return false
    }
  }
  const context = Reflect.get(scope, 'context') as { readonly item?: { readonly repeatedItems: readonly unknown[] } } | undefined
  const item = context?.item
  if (!item) return { holds: doesHold(scope) ? 1 : 0 }
  const inRow = (data: unknown, index: number): object => {
    const row = { ...item, data, index, repeatIndex: index, isACopy: index > 0 }
    return withOwn(scope, 'context', withOwn(context, 'item', row))
  }
  const tried = item.repeatedItems.slice(0, MAX_COUNTED)
  return { rows: item.repeatedItems.length, holds: tried.filter((data, index) => doesHold(inRow(data, index))).length }
}
