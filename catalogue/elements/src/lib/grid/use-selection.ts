import { useMemo, useState } from 'react'
import { useElementAction, useElementVariable, useNode } from '@heddle/kit/react'

export type RowId = string | number

/** Which rows a visitor chose. */
export interface SelectionState {
  readonly mode: 'none' | 'single' | 'multiple'
  readonly has: (id: RowId) => boolean
  readonly toggle: (id: RowId) => void
  /** How many of those that the box above is about are chosen. */
  readonly ofFiltered: 'none' | 'some' | 'all'
  readonly toggleAll: () => void
}

const NOTHING: ReadonlySet<RowId> = new Set()

/**
 * @param ofAll places of the rows that the box above chooses
 * @param idOf what a row is known by; the same while the rows are
 */
export function useSelection(
  mode: SelectionState['mode'],
  rows: readonly unknown[],
  ofAll: readonly number[],
  idOf: (place: number) => RowId,
): SelectionState {
  const node = useNode()
  const [held, setHeld] = useState(NOTHING)
  const chosen = mode === 'none' ? NOTHING : held
  const selectedRows = useMemo(
    () => (chosen.size === 0 ? [] : rows.filter((_, place) => chosen.has(idOf(place)))),
    [chosen, rows, idOf],
  )
  useElementVariable('selectedRows', selectedRows)
  const count = useMemo(
    () => (chosen.size === 0 ? 0 : ofAll.filter((place) => chosen.has(idOf(place))).length),
    [chosen, ofAll, idOf],
  )
  const isAll = count > 0 && count === ofAll.length
  const select = (next: ReadonlySet<RowId>): void => {
    setHeld(next)
    const found = rows.flatMap((row, place) => (next.has(idOf(place)) ? [{ row, id: idOf(place) }] : []))
    node.emit('selectionChanged', { rows: found.map(({ row }) => row), ids: found.map(({ id }) => id) })
  }
  const put = (id: RowId, isIn: boolean): void => {
    if (mode === 'none' || chosen.has(id) === isIn) return
    if (mode === 'single') return select(new Set(isIn ? [id] : []))
    const next = new Set(chosen)
    if (isIn) next.add(id)
    else next.delete(id)
    select(next)
  }
  const putAll = (isIn: boolean): void => {
    if (mode !== 'multiple') return
    const next = new Set(chosen)
    for (const place of ofAll) {
      if (isIn) next.add(idOf(place))
      else next.delete(idOf(place))
    }
    select(next)
  }
  useElementAction('select-all', () => putAll(true))
  useElementAction('deselect-all', () => chosen.size > 0 && select(NOTHING))
  useElementAction('select-row', (id) => isId(id) && put(id, true))
  useElementAction('deselect-row', (id) => isId(id) && put(id, false))
  return {
    mode,
    has: (id) => chosen.has(id),
    toggle: (id) => put(id, !chosen.has(id)),
    ofFiltered: isAll ? 'all' : count > 0 ? 'some' : 'none',
    toggleAll: () => putAll(!isAll),
  }
}

const isId = (id: unknown): id is RowId => typeof id === 'string' || typeof id === 'number'
