import { useEffect, useRef, type PointerEvent } from 'react'
import { stepOf } from './measure.ts'

export interface DragNumber {
  /** The distance so far in steps; called for every move. */
  readonly onMove: (distance: number, event: PointerEvent<HTMLElement>) => void
  readonly onEnd: (isKept: boolean) => void
  /** Whether a press here may become a drag. */
  readonly canStart: () => boolean
  readonly step?: number
  /** Whether up counts as more, beside to the right. */
  readonly isVertical?: boolean
}

/** Pixels before a press becomes a drag. */
const THRESHOLD = 3

/**
 * Turns a press and a move into a changing number: one step a pixel, ten with Shift, a tenth with Alt. Escape takes it
 * back. Returns the pointer handlers and whether the last press was a drag (so that its click can be ignored).
 */
export function useDragNumber({ onMove, onEnd, canStart, step = 1, isVertical = false }: DragNumber) {
  const press = useRef<{ pointerId: number; x: number; y: number; distance: number; isDrag: boolean } | undefined>(undefined)
  const wasDrag = useRef(false)

  function end(isKept: boolean) {
    const isDrag = press.current?.isDrag === true
    press.current = undefined
    window.removeEventListener('keydown', cancelOnEscape, true)
    if (isDrag) onEnd(isKept)
  }
  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }

  /** Another finger neither moves nor ends what the first one began. */
  const isPressed = ({ pointerId }: PointerEvent) => press.current?.pointerId === pointerId

  // A drag whose row goes away (another person deleted the element) is over.
  const leave = useRef(() => undefined as void)
  useEffect(() => {
    leave.current = () => end(true)
  })
  useEffect(() => () => leave.current(), [])

  return {
    wasDrag,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (press.current?.isDrag) return
        wasDrag.current = false
        if (event.button !== 0 || !canStart()) return
        press.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, distance: 0, isDrag: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = press.current
        if (!now || !isPressed(event)) return
        const moved = event.clientX - now.x - (isVertical ? event.clientY - now.y : 0)
        if (!now.isDrag && Math.abs(moved) < THRESHOLD) return
        if (!now.isDrag) {
          now.isDrag = true
          wasDrag.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          window.addEventListener('keydown', cancelOnEscape, true)
        }
        now.x = event.clientX
        now.y = event.clientY
        now.distance += moved * (isVertical ? step : stepOf(event, step))
        onMove(now.distance, event)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (isPressed(event)) end(true)
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        if (isPressed(event)) end(false)
      },
      onLostPointerCapture: (event: PointerEvent<HTMLElement>) => {
        if (press.current?.isDrag && isPressed(event)) end(true)
      },
    },
  }
}
