import { useMemo, useState } from 'react'
import { useElementAction, useElementVariable, useNode } from '@heddle/kit/react'
import { arrangeColumns, moveColumn, NO_CHANGES, type ColumnChanges, type Pin, type PlacedColumn } from './arrange-columns.ts'
import type { Column } from './column.ts'

/** Columns as a visitor arranged them. */
export interface ColumnsState {
  readonly placed: readonly PlacedColumn[]
  /** All of them in order, hidden ones too. */
  readonly all: readonly (Pick<Column, 'id' | 'title'> & { readonly isHidden: boolean; readonly pinned: Pin })[]
  readonly move: (id: string, to: number) => void
  readonly resize: (id: string, size: number) => void
  readonly hide: (id: string, isHidden: boolean) => void
  readonly pin: (id: string, pin: Pin) => void
}

export function useColumns(columns: readonly Column[]): ColumnsState {
  const node = useNode()
  const [changes, setChanges] = useState<ColumnChanges>(NO_CHANGES)
  const placed = useMemo(() => arrangeColumns(columns, changes), [columns, changes])
  const all = useMemo(() => {
    const places = new Map(changes.order.map((id, at) => [id, at]))
    const placeOf = (id: string): number => places.get(id) ?? columns.length
    return columns
      .toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
      .map(({ id, title, isHidden, pinned }) => ({
        id,
        title,
        isHidden: changes.hidden[id] ?? isHidden,
        pinned: changes.pins[id] ?? pinned,
      }))
  }, [columns, changes])
  useElementVariable(
    'columnOrder',
    useMemo(() => placed.map(({ key }) => key), [placed]),
  )
  useElementAction('reset-columns', () => setChanges(NO_CHANGES))
  return {
    placed,
    all,
    move(id, to) {
      const order = moveColumn(all, id, to)
      if (order.every((one, at) => one === all[at]?.id)) return
      setChanges({ ...changes, order })
      node.emit('columnMoved', { column: id, toIndex: order.indexOf(id), order })
    },
    resize: (id, size) => setChanges({ ...changes, sizes: { ...changes.sizes, [id]: Math.round(size) } }),
    hide: (id, isHidden) => setChanges({ ...changes, hidden: { ...changes.hidden, [id]: isHidden } }),
    pin: (id, pin) => setChanges({ ...changes, pins: { ...changes.pins, [id]: pin } }),
  }
}
