import { useCallback, useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import type { Editor } from '../../session/editor.ts'
import { landDrop } from './arrange.ts'
import type { DataModel } from './data-model.ts'
import type { DataRow } from './data-rows.ts'
import { dropAt, type Carried, type DataDrop } from './drop-kernel.ts'

/** Pixels the pointer travels before a press becomes a drag. */
const THRESHOLD = 4
/** Pixels from an edge of the list where a drag scrolls it, and how far a move scrolls. */
const SCROLL_EDGE = 24
const SCROLL_STEP = 14

export interface DataDrag {
  /** The line that is carried. */
  readonly carried: string | undefined
  readonly drop: DataDrop | undefined
  readonly start: (event: ReactPointerEvent, row: DataRow) => void
}

/** Carries a record or a folder by the pointer; Escape lets it go where it was. Found lines stand in no order and stay. */
export function useDataDrag(editor: Editor, model: DataModel, scroller: RefObject<HTMLElement | null>): DataDrag {
  const [state, setState] = useState<{ readonly carried: string; readonly drop: DataDrop | undefined }>()
  const events = useRef<AbortController>(undefined)
  useEffect(() => () => events.current?.abort(), [])
  const start = useCallback(
    (press: ReactPointerEvent, row: DataRow) => {
      if (row.type === 'group' || model.query.value.trim() !== '') return
      const carried: Carried = row.type === 'folder' ? { group: row.group, folder: row.folder } : { group: row.group, id: row.id }
      const { clientX, clientY, pointerId } = press
      events.current?.abort()
      const controller = new AbortController()
      events.current = controller
      const { signal } = controller
      let isDragging = false
      let drop: DataDrop | undefined
      const end = () => {
        controller.abort()
        setState(undefined)
      }
      const move = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return
        if (!isDragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < THRESHOLD) return
        isDragging = true
        drop = scroller.current ? dropUnder(model, carried, scroller.current, event) : undefined
        setState({ carried: row.id, drop })
      }
      const release = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return
        if (isDragging && drop) landDrop(editor, carried, drop)
        end()
      }
      const leave = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isDragging) return
        event.preventDefault()
        event.stopPropagation()
        end()
      }
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', release, { signal })
      window.addEventListener('pointercancel', end, { signal })
      window.addEventListener('keydown', leave, { signal, capture: true })
    },
    [editor, model, scroller],
  )
  return { carried: state?.carried, drop: state?.drop, start }
}

function dropUnder(
  model: DataModel,
  carried: Carried,
  list: HTMLElement,
  { clientX, clientY }: PointerEvent,
): DataDrop | undefined {
  const box = list.getBoundingClientRect()
  if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return undefined
  if (clientY < box.top + SCROLL_EDGE) list.scrollTop -= SCROLL_STEP
  if (clientY > box.bottom - SCROLL_EDGE) list.scrollTop += SCROLL_STEP
  return dropAt(model.rows.value, carried, clientY - box.top + list.scrollTop)
}
