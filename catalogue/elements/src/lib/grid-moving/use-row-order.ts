import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readRows } from '../grid/read-rows.ts'
import { moveRow } from './move-row.ts'

export interface RowOrderState {
  /** The data of the grid with its rows as they were moved. */
  readonly data: unknown
  /** The rows of the data as they were given: as long as these are the same, the order is kept. */
  readonly given: readonly unknown[]
  readonly move: (from: number, to: number) => void
  /** Shows the order of the data again. */
  readonly reset: () => void
}

/** Keeps the order of rows that were moved until the data brings others, or the same ones in another order. */
export function useRowOrder(data: unknown): RowOrderState {
  const now = readRows(data).rows
  const [given, setGiven] = useState(now)
  const [order, setOrder] = useState<readonly unknown[]>()
  const isSame = isSameRows(given, now)
  if (!isSame) setGiven(now)
  const shown = isSame ? order : undefined
  if (shown !== order) setOrder(undefined)
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const move = useCallback((from: number, to: number): void => {
    setOrder((last) => moveRow(last ?? latest.current, from, to))
  }, [])
  const reset = useCallback(() => setOrder(undefined), [])
  return { data: useMemo(() => (shown ? withRows(data, shown) : data), [data, shown]), given: isSame ? given : now, move, reset }
}

/** A list, or a collection, with other rows. */
const withRows = (data: unknown, rows: readonly unknown[]): unknown =>
  Array.isArray(data) ? rows : { ...Object(data), data: rows }

const isSameRows = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((row, place) => row === b[place]))
