import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { isComposing } from '@heddle/kit/react'
import { isWritable } from '../grid/grid-cell.tsx'
import { readField } from '../grid/order-rows.ts'
import type { CellAt } from '../grid/use-editing.ts'
import type { GridState } from '../grid/use-grid.ts'
import { draftOf } from './cell-draft.ts'
import { offerGoingOn } from './going-on.ts'
import { moveCell } from './move-cell.ts'

/** Goes through the cells of a grid by keys, and opens them; draws nothing. */
export function GridKeys({ grid, box }: { readonly grid: GridState; readonly box: RefObject<HTMLElement | null> }): ReactNode {
  const latest = useRef(grid)
  const wanted = useRef<CellAt>(undefined)
  useLayoutEffect(() => {
    latest.current = grid
    const cell = wanted.current
    wanted.current = undefined
    if (cell && box.current) focusCell(box.current, grid, cell)
  })
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    return listen(
      current,
      () => latest.current,
      (cell) => {
        wanted.current = cell
      },
    )
  }, [box])
  return null
}

interface Found {
  readonly td: HTMLTableCellElement
  readonly at: number
  readonly place: number
  readonly cell: number
}

/** The cell that something stands in. */
function cellOf(target: EventTarget | null, { lines, firstLine, rowsBefore }: GridState): Found | undefined {
  const td = target instanceof Element ? target.closest<HTMLTableCellElement>('tbody > [aria-rowindex] > td') : null
  if (!td) return undefined
  const line = Number(td.parentElement?.getAttribute('aria-rowindex')) - 2 - firstLine
  const place = lines[line]
  return typeof place === 'number' ? { td, at: rowsBefore(line), place, cell: td.cellIndex } : undefined
}

function focusCell(box: HTMLElement, { lines, firstLine }: GridState, { place, cell }: CellAt): void {
  const row = box.querySelector<HTMLTableRowElement>(`tbody > [aria-rowindex="${lines.indexOf(place) + firstLine + 2}"]`)
  const td = row?.cells[cell]
  ;(td?.querySelector<HTMLElement>('[tabindex="0"]') ?? td)?.focus()
}

function listen(box: HTMLElement, grid: () => GridState, want: (cell: CellAt) => void): () => void {
  const goTo = (at: number, cell: number): void => {
    const { shown, editing } = grid()
    const place = shown[at]
    if (place === undefined) return
    want({ place, cell })
    editing.setActive({ place, cell })
  }
  const columnAt = (state: GridState, { place, cell }: Pick<Found, 'place' | 'cell'>) => {
    const column = state.columns.placed[cell - state.leading]
    if (!column) return undefined
    const value = readField(state.given.rows[place], column.key)
    return isWritable(column, value) ? { column, value } : undefined
  }
  /** @param typed what begins it; absent for the value that is there */
  const openCell = (found: Pick<Found, 'place' | 'cell'>, typed?: string): boolean => {
    const state = grid()
    const one = columnAt(state, found)
    if (!one || one.column.holds === 'boolean') return false
    const { holds, id } = one.column
    const isTyped = typed !== undefined && (holds === 'text' || holds === 'auto' || holds === 'number' || holds === 'link')
    const first = draftOf(one.value, one.column)
    state.editing.tools.open(found.place, id, first, isTyped ? typed : undefined)
    return true
  }
  /** What was refused in another cell is put right first, or given up: it is not lost. */
  const openNext: typeof openCell = (found, typed) => {
    const refused = box.querySelector<HTMLElement>('.heddle-grid-editor[aria-invalid]')
    refused?.focus()
    return refused !== null || openCell(found, typed)
  }
  const onFocus = ({ target }: FocusEvent): void => {
    const state = grid()
    const found = cellOf(target, state)
    const { active, setActive } = state.editing
    found?.td.querySelector('a')?.setAttribute('aria-keyshortcuts', 'Alt+Enter')
    if (found && (found.place !== active?.place || found.cell !== active.cell))
      setActive({ place: found.place, cell: found.cell })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const state = grid()
    const found = cellOf(event.target, state)
    if (found && event.altKey && event.key === 'Enter' && follow(found.td)) return event.preventDefault()
    if (!found || event.altKey || isComposing(event) || hasOwnKeys(event.target)) return
    const isRtl = getComputedStyle(box).direction === 'rtl'
    const page = Math.max(1, Math.floor(box.clientHeight / Math.max(1, found.td.offsetHeight)) - 1)
    const cells = state.leading + state.columns.placed.length
    const to = moveCell(event, found, { rows: state.shown.length, cells, page }, isRtl)
    if (to) {
      event.preventDefault()
      return goTo(to.at, to.cell)
    }
    // What stands in the cell has its own keys.
    if (event.target === found.td && cellKey(event, state, found)) event.preventDefault()
  }
  const cellKey = ({ key, ctrlKey, metaKey }: KeyboardEvent, { selection, idOf }: GridState, found: Found): boolean => {
    if (ctrlKey || metaKey) return false
    if (key === 'Enter' || key === 'F2') return openNext(found)
    if (key === ' ') {
      if (selection.mode !== 'none') selection.toggle(idOf(found.place))
      // The page stays where it is.
      return true
    }
    if (key === 'Delete' || key === 'Backspace') return openNext(found, '')
    return [...key].length === 1 && openNext(found, key)
  }
  /** A second press on a cell opens it, as a double one does. */
  let pressed: Element | undefined
  const onPointerDown = ({ target }: PointerEvent): void => {
    const found = cellOf(target, grid())
    pressed = found && document.activeElement === found.td ? found.td : undefined
  }
  const onClick = ({ target }: MouseEvent): void => {
    const found = cellOf(target, grid())
    const isOnControl = target instanceof Element && target.closest('a, button, input, select, textarea') !== null
    if (found && found.td === pressed && !isOnControl) openNext(found)
  }
  offerGoingOn(box, (td, isBack) => {
    const state = grid()
    const found = cellOf(td, state)
    if (!found) return false
    const cells = state.leading + state.columns.placed.length
    const step = isBack ? -1 : 1
    for (let next = found.at * cells + found.cell + step; next >= 0 && next < state.shown.length * cells; next += step) {
      const at = Math.floor(next / cells)
      const cell = next % cells
      const place = state.shown[at]
      if (place === undefined || !columnAt(state, { place, cell })) continue
      goTo(at, cell)
      openCell({ place, cell })
      return true
    }
    return false
  })
  box.addEventListener('focusin', onFocus)
  box.addEventListener('keydown', onKeyDown)
  box.addEventListener('pointerdown', onPointerDown)
  box.addEventListener('click', onClick)
  return () => {
    box.removeEventListener('focusin', onFocus)
    box.removeEventListener('keydown', onKeyDown)
    box.removeEventListener('pointerdown', onPointerDown)
    box.removeEventListener('click', onClick)
  }
}

/** Follows the link of a cell whose Enter writes in it. */
function follow(td: Element): boolean {
  const link = td.querySelector('a')
  link?.click()
  return link !== null
}

/** A field that is written in, and elements of the builder. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.heddle-grid-editor, .heddle-grid-slot') !== null
