import { isEmpty } from './is-empty.ts'
import { isPlain, type PlainObject } from './is-plain.ts'
import type { ValueTest } from './types.ts'

/** A compiled condition. It is asked in two ways, for keys of plain objects are read without asking whose they are. */
export interface RowTest {
  readonly plain: (row: PlainObject) => boolean
  /** Of any row; null and undefined never pass. */
  readonly general: (row: unknown) => boolean
  /** The rows that pass, and pass `rest` as well. */
  readonly keep: <T>(rows: readonly T[], rest?: RowTest) => T[]
}

/** How a row is tested without going through a list. */
export type SingleTest = Omit<RowTest, 'keep'>

/** A test by a key that plain objects do not inherit; `general` is told of the rows that are none. */
export function keyTest(field: string, test: ValueTest, general: RowTest['general']): RowTest {
  return {
    plain: (row) => test(row[field]),
    general,
    keep: (rows, rest) => {
      const kept = []
      for (const row of rows) {
        const passes = isPlain(row) ? test(row[field]) && (rest?.plain(row) ?? true) : passesBoth(row, general, rest)
        if (passes) kept.push(row)
      }
      return kept
    },
  }
}

/**
 * As `keyTest`, for being empty or not. It asks next to nothing of a value, so calling a test takes most of the time of a
 * long list; this one is a part of the loop.
 */
export function emptyTest(field: string, isWanted: boolean, general: RowTest['general']): RowTest {
  return {
    plain: (row) => isEmpty(row[field]) === isWanted,
    general,
    keep: (rows, rest) => {
      const kept = []
      for (const row of rows) {
        const passes = isPlain(row)
          ? isEmpty(row[field]) === isWanted && (rest?.plain(row) ?? true)
          : passesBoth(row, general, rest)
        if (passes) kept.push(row)
      }
      return kept
    },
  }
}

/** A test that goes row by row. */
export function singleTest({ plain, general }: SingleTest): RowTest {
  return {
    plain,
    general,
    keep: (rows, rest) => {
      const kept = []
      for (const row of rows) {
        const passes = isPlain(row) ? plain(row) && (rest?.plain(row) ?? true) : passesBoth(row, general, rest)
        if (passes) kept.push(row)
      }
      return kept
    },
  }
}

/** Passes when both do. The first goes through a list, the second is asked of the rows that are left. */
export function both(first: RowTest, second: RowTest): RowTest {
  return {
    plain: (row) => first.plain(row) && second.plain(row),
    general: (row) => first.general(row) && second.general(row),
    keep: (rows, rest) => first.keep(rows, rest === undefined ? second : both(second, rest)),
  }
}

/** Passes when one of them does. */
export function either(first: RowTest, second: RowTest): RowTest {
  return singleTest({
    plain: (row) => first.plain(row) || second.plain(row),
    general: (row) => first.general(row) || second.general(row),
  })
}

function passesBoth(row: unknown, general: RowTest['general'], rest: RowTest | undefined): boolean {
  return general(row) && (rest?.general(row) ?? true)
}
