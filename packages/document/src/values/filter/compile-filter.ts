import { fieldReader, isKey } from '../paths/field-reader.ts'
import { resolveFilter, type ResolvedFilter } from './resolve-filter.ts'
import type { FilterNode, FilterOptions, ValueTest } from './types.ts'
import { testOf } from './value-tests.ts'

export type RowTest = (row: unknown) => boolean
type Row = Readonly<Record<string, unknown>>
/** One test twice: for plain objects, whose keys are their own, and for any row. */
interface NodeTest {
  readonly plain: (row: Row) => boolean
  readonly general: RowTest
}

/**
 * A filter as a function of a row, its values evaluated now. `undefined` when it filters nothing. Rows that are null or
 * undefined are dropped. Fields are own keys of the row, or else dotted paths. Neither compiling nor filtering throws.
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
  const { plain, general } = compileNode(resolved, options)
  return (row) => row !== null && row !== undefined && (isPlain(row) ? plain(row) : general(row))
}

/** The rows a filter keeps; the rows themselves when it filters nothing. */
export function applyFilter<T>(rows: readonly T[], test: RowTest | undefined): readonly T[] {
  if (test === undefined) return rows
  const kept: T[] = []
  for (const row of rows) if (test(row)) kept.push(row)
  return kept
}

function compileNode(resolved: ResolvedFilter, options: FilterOptions): NodeTest {
  if ('field' in resolved) {
    const { field, operator, value } = resolved
    return compileLeaf(field, testOf(operator, value, field, options))
  }
  const tests = resolved.conditions.map((condition) => compileNode(condition, options))
  return tests.reduceRight((rest, test) =>
    resolved.any
      ? { plain: (row) => test.plain(row) || rest.plain(row), general: (row) => test.general(row) || rest.general(row) }
      : { plain: (row) => test.plain(row) && rest.plain(row), general: (row) => test.general(row) && rest.general(row) },
  )
}

function compileLeaf(field: string, test: ValueTest): NodeTest {
  const read = fieldReader(field)
  const general: RowTest = (row) => test(read(row))
  return { plain: isKey(field) && !(field in Object.prototype) ? (row) => test(row[field]) : general, general }
}

/** The first question is the fast one: it tells the engine the shape of the row, which answers the second. */
function isPlain(row: NonNullable<unknown>): row is Row {
  return row.constructor === Object && Object.getPrototypeOf(row) === Object.prototype
}
