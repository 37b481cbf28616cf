import { useCallback, useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import type { Id } from '@heddle/document'
import { findData } from '@heddle/document/operations'
import { dropCode } from '../../session/code-drop.ts'
import type { Editor } from '../../session/editor.ts'
import { landDrop } from './arrange.ts'
import type { DataModel } from './data-model.ts'
import type { DataRow } from './data-rows.ts'
import { codeOf } from './show-glance.ts'
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
  /** Where the pointer is, outside of the list. */
  readonly away: { readonly x: number; readonly y: number } | undefined
  readonly start: (event: ReactPointerEvent, row: DataRow) => void
}

/**
 * Carries a record or a folder by the pointer, among others, onto the canvas or into a formula; Escape lets it go where it was.
 * Found lines stand in no order: they go elsewhere only.
 */
export function useDataDrag(editor: Editor, model: DataModel, scroller: RefObject<HTMLElement | null>): DataDrag {
  const [state, setState] = useState<Omit<DataDrag, 'start'>>()
  const events = useRef<AbortController>(undefined)
  useEffect(() => () => events.current?.abort(), [])
  const start = useCallback(
    (press: ReactPointerEvent, row: DataRow) => {
      if (row.type === 'group') return
      const isSorted = model.query.value.trim() === ''
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
        const list = scroller.current
        const isHere = list?.contains(elementAt(event)) === true
        drop = isHere && isSorted ? dropUnder(model, carried, list, event) : undefined
        setState({ carried: row.id, drop, away: isHere ? undefined : { x: event.clientX, y: event.clientY } })
      }
      const release = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return
        if (isDragging && drop) landDrop(editor, carried, drop)
        else if (isDragging && 'id' in carried && !scroller.current?.contains(elementAt(event))) letGo(editor, carried.id, event)
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
  return { carried: state?.carried, drop: state?.drop, away: state?.away, start }
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

function elementAt({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)
}

/** Puts a record into the formula or on the element under the pointer. */
function letGo(editor: Editor, id: Id, event: PointerEvent): void {
  const record = findData(editor.view, id)
  const code = record && codeOf(record)
  const target = elementAt(event)
  if (code === undefined || !target) return
  const text = target.closest('.cm-content')
  if (!text) {
    dropCode(target, { recordId: id, code, clientX: event.clientX, clientY: event.clientY })
    return
  }
  // The text of a formula takes it where the pointer stands, as it takes any text that is dropped.
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', code)
  const { clientX, clientY } = event
  text.dispatchEvent(new DragEvent('drop', { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }))
}
