import { useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react'
import { isSameValue, useNode } from '@heddle/kit/react'
import type { Writing } from './cell-text.ts'
import type { Column } from './column.ts'
import { readField } from './order-rows.ts'
import type { GridState } from './use-grid.ts'
import type { RowId } from './use-selection.ts'

/** A cell by the place of its row in the list and its own in the row, boxes before the columns counted. */
export interface CellAt {
  readonly place: number
  readonly cell: number
}

export interface Draft {
  /** The value as it was. */
  readonly first: string
  /** Whether it was begun by typing, which takes the place of the value. */
  readonly isTyped: boolean
  readonly get: () => string
  readonly set: (text: string) => void
}

/** A cell that is being written in. */
export interface OpenCell {
  readonly id: RowId
  readonly place: number
  readonly columnId: string
  /** What is typed so far; it outlasts the field, whose row may come and go. */
  readonly draft: Draft
  /** Why it was not taken. */
  readonly refusal: string
}

/** What cells do to the grid; always the same object. */
export interface CellTools {
  /** @param typed what it is begun with instead of the value */
  readonly open: (place: number, columnId: string, first: string, typed?: string) => void
  /** Writes a value into a cell and says so, where it is another one. */
  readonly write: (place: number, column: Column, value: unknown) => void
  readonly refuse: (refusal: string) => void
  readonly close: () => void
}

/** What only grids need that are written in: it comes when there is one. */
export interface EditingPart {
  /** Listens to keys and presses; draws nothing. */
  readonly GridKeys: ComponentType<{ readonly grid: GridState; readonly box: RefObject<HTMLElement | null> }>
  readonly CellEditor: ComponentType<CellEditorProps>
  readonly writeField: (row: unknown, key: string, value: unknown) => unknown
}

export interface CellEditorProps {
  readonly open: OpenCell
  readonly column: Column
  readonly value: unknown
  /** What the row is called. */
  readonly name: () => string
  readonly writing: Writing
  readonly tools: CellTools
}

export interface EditingState {
  /** Cells are gone through with the arrows (ARIA grid), as some can be written in. */
  readonly isGrid: boolean
  readonly part: EditingPart | undefined
  /** The cell that Tab comes to; the first one until somebody was at another. */
  readonly active: CellAt | undefined
  readonly setActive: (cell: CellAt) => void
  readonly open: OpenCell | undefined
  readonly tools: CellTools
}

/** Follows which cell has the focus and which one is written in. */
export function useEditing(
  columns: readonly Column[],
  rows: readonly unknown[],
  idOf: (place: number) => RowId,
  put: (place: number, row: unknown) => void,
  load: () => Promise<EditingPart>,
): EditingState {
  const node = useNode()
  const isGrid = columns.some(({ isEditable }) => isEditable)
  const [part, setPart] = useState<EditingPart>()
  const [active, setActive] = useState<CellAt>()
  const [open, setOpen] = useState<OpenCell>()
  const isNeeded = isGrid && node.isLive
  useEffect(() => {
    if (!isNeeded) return
    // Without it cells are read, as on a page that is left before it came, which Firefox would say aloud.
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [isNeeded, load])
  const write = (place: number, { id, key }: Column, value: unknown): void => {
    const oldValue = readField(rows[place], key)
    if (!part || isSameValue(oldValue, value)) return
    const row = part.writeField(rows[place], key, value)
    put(place, row)
    void node.emit('cellValueChanged', { oldValue: oldValue ?? null, newValue: value, columnId: id, row })
  }
  const latest = useRef({ write, idOf })
  useEffect(() => {
    latest.current = { write, idOf }
  })
  const tools = useMemo<CellTools>(
    () => ({
      open: (place, columnId, first, typed) =>
        setOpen({ id: latest.current.idOf(place), place, columnId, draft: createDraft(first, typed), refusal: '' }),
      write: (...given) => latest.current.write(...given),
      refuse: (refusal) => setOpen((last) => last && { ...last, refusal }),
      close: () => setOpen(undefined),
    }),
    [],
  )
  return { isGrid, part, active, setActive, open: useOpenPlace(open, rows, idOf), tools }
}

function createDraft(first: string, typed: string | undefined): Draft {
  let text = typed ?? first
  return {
    first,
    isTyped: typed !== undefined,
    get: () => text,
    set: (next) => {
      text = next
    },
  }
}

/** The row that is written in is known by its id: the data may bring it to another place meanwhile. */
function useOpenPlace(
  open: OpenCell | undefined,
  rows: readonly unknown[],
  idOf: (place: number) => RowId,
): OpenCell | undefined {
  return useMemo(() => {
    if (!open || (open.place < rows.length && idOf(open.place) === open.id)) return open
    const place = rows.findIndex((_, at) => idOf(at) === open.id)
    return place < 0 ? undefined : { ...open, place }
  }, [open, rows, idOf])
}
