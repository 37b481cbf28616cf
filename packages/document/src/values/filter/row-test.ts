import { isEmpty } from './is-empty.ts'
import { isPlain, type PlainObject } from './is-plain.ts'
import type { ValueTest } from './types.ts'

/** A compiled condition. It is asked in two ways, as keys of plain objects are read without asking whose they are. */
export interface RowTest {
  readonly plain: (row: PlainObject) => boolean
  /** Of any row; null and undefined never pass. */
  readonly general: (row: unknown) => boolean
  /** The rows that pass, and pass `rest` as well. */
  readonly keep: <T>(rows: readonly T[], rest?: RowTest) => T[]
}

// Long lists decide what filters cost. Hence each kind of test has a loop of its own, which engines compile for it alone,
// and counts its rows: an iterator takes a fifth longer.

/** A test of a field that plain objects do not inherit. */
export function keyTest(field: string, test: ValueTest, general: RowTest['general']): RowTest {
  return {
    plain: (row) => test(row[field]),
    general,
    keep: <T>(rows: readonly T[], rest?: RowTest) => {
      const kept: T[] = []
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at]
        if (row === undefined || row === null) continue
        if (isPlain(row) ? test(row[field]) && (rest?.plain(row) ?? true) : passBoth(row, general, rest)) kept.push(row)
      }
      return kept
    },
  }
}

/** As `keyTest`, for being empty or not: asking that takes less time than calling a test. */
export function emptyTest(field: string, isWanted: boolean, general: RowTest['general']): RowTest {
  return {
    plain: (row) => isEmpty(row[field]) === isWanted,
    general,
    keep: <T>(rows: readonly T[], rest?: RowTest) => {
      const kept: T[] = []
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at]
        if (row === undefined || row === null) continue
        if (isPlain(row)) {
          const value = row[field]
          // Of texts it says what `isEmpty` says: the call would take most of the time.
          const isFound = value === '' || (typeof value !== 'string' && isEmpty(value))
          if (isFound === isWanted && (rest?.plain(row) ?? true)) kept.push(row)
        } else if (passBoth(row, general, rest)) kept.push(row)
      }
      return kept
    },
  }
}

/** Any other test. */
export function rowTest({ plain, general }: Omit<RowTest, 'keep'>): RowTest {
  return {
    plain,
    general,
    keep: <T>(rows: readonly T[], rest?: RowTest) => {
      const kept: T[] = []
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at]
        if (row === undefined || row === null) continue
        if (isPlain(row) ? plain(row) && (rest?.plain(row) ?? true) : passBoth(row, general, rest)) kept.push(row)
      }
      return kept
    },
  }
}

/** Passes when both do: the first goes through the list, the second is asked of the rows that are left. */
export function both(first: RowTest, second: RowTest): RowTest {
  return {
    plain: (row) => first.plain(row) && second.plain(row),
    general: (row) => first.general(row) && second.general(row),
    keep: (rows, rest) => first.keep(rows, rest === undefined ? second : both(second, rest)),
  }
}

/** Passes when one of them does. */
export function either(first: RowTest, second: RowTest): RowTest {
  return rowTest({
    plain: (row) => first.plain(row) || second.plain(row),
    general: (row) => first.general(row) || second.general(row),
  })
}

function passBoth(row: unknown, general: RowTest['general'], rest: RowTest | undefined): boolean {
  return general(row) && (rest?.general(row) ?? true)
}
