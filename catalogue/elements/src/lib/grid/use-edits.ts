import { useState } from 'react'

/** Rows with what a visitor wrote into them. */
export interface Edits {
  readonly rows: readonly unknown[]
  /** As they were when they were filtered and sorted last: what is written moves no row away from under the hand. */
  readonly basis: readonly unknown[]
  /** Shows another row at a place until the data has a new one there. */
  readonly put: (place: number, row: unknown) => void
  /** Shows the data as it is again. */
  readonly reset: () => void
}

interface Held {
  /** The list, and what it was filtered and sorted by. */
  readonly given: readonly unknown[]
  readonly order: readonly unknown[]
  /** Rows by those that they are written over; by their place where a row is no object. */
  readonly written: ReadonlyMap<unknown, unknown>
  readonly rows: readonly unknown[]
  readonly basis: readonly unknown[]
}

/**
 * Keeps what was written into cells until the data brings these rows anew, whatever they say then.
 * @param order what rows are filtered and sorted by; the same while it says the same
 */
export function useEdits(given: readonly unknown[], order: readonly unknown[]): Edits {
  const [held, setHeld] = useState<Held>(() => plain(given, order))
  const now = following(held, given, order)
  if (now !== held) setHeld(now)
  return {
    rows: now.rows,
    basis: now.basis,
    put: (place, row) => setHeld((last) => withRow(last, place, row)),
    reset: () => setHeld(({ given: list, order: by }) => plain(list, by)),
  }
}

const NOTHING: ReadonlyMap<unknown, unknown> = new Map()

const plain = (given: readonly unknown[], order: readonly unknown[]): Held => ({
  given,
  order,
  written: NOTHING,
  rows: given,
  basis: given,
})

function following(held: Held, given: readonly unknown[], order: readonly unknown[]): Held {
  const isSameOrder = order.every((one, at) => one === held.order[at])
  if (given === held.given) return isSameOrder ? held : { ...held, order, basis: held.rows }
  if (held.written.size === 0) return plain(given, order)
  const there = new Set(given)
  const written = new Map([...held.written].filter(([row]) => typeof row === 'object' && there.has(row)))
  const rows = rowsWith(given, written)
  return { given, order, written, rows, basis: rows }
}

function withRow(held: Held, place: number, row: unknown): Held {
  if (place < 0 || place >= held.given.length) return held
  const written = new Map([...held.written, [keyOf(held.given[place], place), row]])
  return { ...held, written, rows: rowsWith(held.given, written) }
}

const rowsWith = (given: readonly unknown[], written: ReadonlyMap<unknown, unknown>): readonly unknown[] =>
  written.size === 0
    ? given
    : given.map((row, place) => {
        const key = keyOf(row, place)
        return written.has(key) ? written.get(key) : row
      })

const keyOf = (row: unknown, place: number): unknown => (typeof row === 'object' && row !== null ? row : place)
