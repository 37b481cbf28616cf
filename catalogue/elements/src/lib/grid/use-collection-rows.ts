import { useEffect, useRef, useState } from 'react'
import { useNode } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { AskingPart, Reading, WantedRows } from './asking.ts'
import { toNumber } from './cell-text.ts'
import type { GridPages } from './pages.ts'
import type { GivenRows } from './read-rows.ts'

/** A page of a collection that filters, sorts and cuts pages for the grid. */
export interface CollectionPage extends GivenRows {
  readonly pages: GridPages
  /** Greatest number of rows on a page. */
  readonly most: number
  readonly isBusy: boolean
}

const NONE: readonly unknown[] = []

/** The page on show of the collection that a grid drives; `undefined` where the grid does all by itself. */
export function readPage(props: Pick<GridProps, 'server' | 'pagination' | 'data'>, size: number): CollectionPage | undefined {
  const given = Object(props.data) as Readonly<Record<string, unknown>>
  const { id, data, error, isFetching } = given
  if (!props.server || !props.pagination || typeof id !== 'string' || !('data' in given)) return undefined
  const all: readonly unknown[] = Array.isArray(data) ? data : NONE
  const total = Math.max(0, toNumber(given['total']) ?? all.length)
  const limit = Math.max(1, toNumber(given['limit']) ?? size)
  const from = Math.min(Math.max(0, toNumber(given['offset']) ?? 0), Math.max(0, total - 1))
  const to = Math.min(total, from + limit)
  const rows = all.slice(from, to)
  const isHere = rows.length === to - from && rows.every((row) => row !== null)
  return {
    rows: isHere ? rows : NONE,
    isComing: isFetching === true && !isHere,
    hasFailed: Boolean(error),
    isBusy: isFetching === true,
    pages: { page: Math.floor(from / limit) + 1, pages: Math.max(1, Math.ceil(total / limit)), total, size: limit, from, to },
    most: toNumber(given['limit']) ?? Number.POSITIVE_INFINITY,
  }
}

/** Milliseconds after the last letter of a filter. */
const PAUSE = 300

/**
 * What a grid shows of a collection that it drives, and what asks it for other rows. The rows before stay on show until others
 * have come.
 */
export function useCollectionRows(
  props: GridProps,
  size: number,
  load: () => Promise<AskingPart>,
): {
  readonly page: CollectionPage | undefined
  readonly ask: (wanted: WantedRows, reading: Reading, when?: 'now' | 'typed' | 'anew') => void
  /** Has a collection that the grid does not drive ask its source again, as it did. */
  readonly showAnew: () => void
} {
  const node = useNode()
  const now = readPage(props, size)
  const [kept, setKept] = useState(now)
  const isSame =
    kept !== undefined &&
    now !== undefined &&
    kept.rows.length === now.rows.length &&
    kept.rows.every((row, at) => row === now.rows[at])
  const shown = now?.isComing ? (kept ?? now) : isSame ? kept : now
  if (shown !== kept) setKept(shown)
  const [most] = useState(now?.most ?? Number.POSITIVE_INFINITY)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isDriven = now !== undefined
  useEffect(() => {
    // It is there when somebody turns a page.
    if (isDriven) load().catch(() => {})
  }, [isDriven, load])
  const { id, offset } = Object(props.data) as { readonly id?: unknown; readonly offset?: unknown }
  return {
    page: now && { ...now, rows: shown?.rows ?? NONE, most },
    showAnew() {
      if (typeof id === 'string') node.showRows(id, toNumber(offset) ?? 0, undefined, true)
    },
    ask(wanted, reading, when = 'now') {
      clearTimeout(timer.current)
      const from = (wanted.page - 1) * wanted.size
      const send = (): void =>
        void load().then(
          ({ askedOf }) => node.showRows(String(id), from, askedOf(wanted, reading, node.uid), when === 'anew'),
          // As on a page that is left before it came.
          () => {},
        )
      if (when === 'typed') timer.current = setTimeout(send, PAUSE)
      else send()
    },
  }
}
