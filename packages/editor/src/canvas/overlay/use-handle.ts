import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { Id } from '@heddle/document'
import { useEditor } from '../../session/use-editor.ts'
import { createStylePreview, type StylePreview } from '../tools/style-preview.ts'

export interface HandleOptions {
  readonly id: Id
  readonly label: string
  /** Style values after the pointer moved by so many page pixels. */
  readonly valuesAt: (dx: number, dy: number) => Readonly<Record<string, string>>
}

interface Held {
  readonly pointerId: number
  readonly label: string
  readonly x: number
  readonly y: number
  readonly preview: StylePreview
  readonly valuesAt: HandleOptions['valuesAt']
}

/** Props of a handle that is dragged to set styles; Esc while dragging leaves everything as it was. */
export function useHandle({ id, label, valuesAt }: HandleOptions) {
  const editor = useEditor()
  const held = useRef<Held>(undefined)

  // Before the handle is painted: whoever can grasp it can let go of it.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !held.current) return
      event.stopPropagation()
      letGo(held, false)
    }
    window.addEventListener('keydown', key, { capture: true })
    return () => {
      window.removeEventListener('keydown', key, { capture: true })
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
      held.current = { pointerId, x, y, preview: createStylePreview(editor, id), label, valuesAt }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held.current || !isHolding(event)) return
      const zoom = editor.session.zoom.value
      const { x, y, preview } = held.current
      preview.show(held.current.valuesAt((event.clientX - x) / zoom, (event.clientY - y) / zoom))
    },
    onPointerUp: (event: PointerEvent) => isHolding(event) && letGo(held, true),
    onPointerCancel: (event: PointerEvent) => isHolding(event) && letGo(held, false),
  }
}

function letGo(held: RefObject<Held | undefined>, isKept: boolean): void {
  const { current } = held
  held.current = undefined
  if (isKept) current?.preview.keep(current.label)
  else current?.preview.drop()
}
