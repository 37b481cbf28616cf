import { fieldReader } from '../paths/field-reader.ts'
import { isPlainKey, plainPathReader } from './read-plain.ts'
import { resolveFilter, type ResolvedFilter, type ResolvedLeaf } from './resolve-filter.ts'
import { both, either, emptyTest, keyTest, rowTest, type RowTest } from './row-test.ts'
import type { FilterNode, FilterOptions } from './types.ts'
import { testOf } from './value-tests.ts'

export type { RowTest } from './row-test.ts'

/**
 * A filter as a test of rows, its values evaluated now. `undefined` when it filters nothing. Rows that are null or undefined
 * are dropped. Fields are own keys of the row, or else dotted paths. Neither compiling nor filtering throws.
 */
export function compileFilter<V>(
  node: FilterNode<V>,
  evaluate: (value: V) => unknown,
  options: FilterOptions = {},
): RowTest | undefined {
  const resolved = resolveFilter(node, evaluate)
  return resolved === undefined ? undefined : compileResolved(resolved, options)
}

/** As `compileFilter`, of a filter whose values are known. */
export function compileResolved(resolved: ResolvedFilter, options: FilterOptions = {}): RowTest {
  if ('field' in resolved) return compileLeaf(resolved, options)
  const tests = resolved.conditions.map((condition) => compileResolved(condition, options))
  const join = resolved.any ? either : both
  return tests.reduceRight((rest, test) => join(test, rest))
}

/** The rows a filter keeps; the rows themselves when it filters nothing. */
export function applyFilter<T>(rows: readonly T[], test: RowTest | undefined): readonly T[] {
  return test === undefined ? rows : test.keep(rows)
}

function compileLeaf({ field, operator, value }: ResolvedLeaf, options: FilterOptions): RowTest {
  const test = testOf(operator, value, field, options)
  const read = fieldReader(field)
  const general = (row: unknown) => row !== null && row !== undefined && test(read(row))
  if (isPlainKey(field)) {
    const isEmptyWanted = operator === '$eq:null'
    return isEmptyWanted || operator === '$ne:null' ? emptyTest(field, isEmptyWanted, general) : keyTest(field, test, general)
  }
  const readPlain = plainPathReader(field)
  return rowTest({ plain: readPlain ? (row) => test(readPlain(row)) : general, general })
}
