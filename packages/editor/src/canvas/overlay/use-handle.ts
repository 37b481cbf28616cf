import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { Id } from '@heddle/document'
import { useEditor } from '../../session/use-editor.ts'
import { createStylePreview, type StylePreview } from '../tools/style-preview.ts'

export interface HandleOptions {
  readonly id: Id
  readonly label: string
  /** Style values after the pointer moved by so many page pixels, with the keys that are held now. */
  readonly valuesAt: (dx: number, dy: number, keys: HandleKeys) => Readonly<Record<string, string>>
}

/** Keys that change what a drag of a handle means; they may be pressed and let go while it goes on. */
export interface HandleKeys {
  readonly isShift: boolean
  readonly isAlt: boolean
}

interface Held {
  readonly pointerId: number
  readonly label: string
  readonly x: number
  readonly y: number
  readonly preview: StylePreview
  readonly valuesAt: HandleOptions['valuesAt']
  /** Where the pointer was last, as a distance in page pixels. */
  at: readonly [dx: number, dy: number] | undefined
}

/** Props of a handle that is dragged to set styles; Esc while dragging leaves everything as it was. */
export function useHandle({ id, label, valuesAt }: HandleOptions) {
  const editor = useEditor()
  const held = useRef<Held>(undefined)

  // Before the handle is painted: whoever can grasp it can let go of it.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (!held.current) return
      if (event.type === 'keydown' && event.key === 'Escape') {
        event.stopPropagation()
        letGo(held, false)
      } else show(held, event)
    }
    window.addEventListener('keydown', key, { capture: true })
    window.addEventListener('keyup', key, { capture: true })
    return () => {
      window.removeEventListener('keydown', key, { capture: true })
      window.removeEventListener('keyup', key, { capture: true })
      letGo(held, false)
    }
  }, [])

  /** Another finger neither moves nor lets go what the first one holds. */
  const isHolding = ({ pointerId }: PointerEvent): boolean => held.current?.pointerId === pointerId

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.stopPropagation()
      if (held.current && !isHolding(event)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      // What the values start from is fixed now: the box changes while it is dragged.
      const { pointerId, clientX: x, clientY: y } = event
      held.current = { pointerId, x, y, preview: createStylePreview(editor, id), label, valuesAt, at: undefined }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held.current || !isHolding(event)) return
      const zoom = editor.session.zoom.value
      const { x, y } = held.current
      held.current.at = [(event.clientX - x) / zoom, (event.clientY - y) / zoom]
      show(held, event)
    },
    onPointerUp: (event: PointerEvent) => isHolding(event) && letGo(held, true),
    onPointerCancel: (event: PointerEvent) => isHolding(event) && letGo(held, false),
  }
}

function show(
  { current }: RefObject<Held | undefined>,
  { shiftKey: isShift, altKey: isAlt }: Pick<MouseEvent, 'shiftKey' | 'altKey'>,
): void {
  if (current?.at) current.preview.show(current.valuesAt(...current.at, { isShift, isAlt }))
}

function letGo(held: RefObject<Held | undefined>, isKept: boolean): void {
  const { current } = held
  held.current = undefined
  if (isKept) current?.preview.keep(current.label)
  else current?.preview.drop()
}
