import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { Id } from '@heddle/document'
import { useEditor } from '../../session/use-editor.ts'
import { createStylePreview, type Preview, type StyleTexts } from '../tools/style-preview.ts'

export interface HandleOptions extends Pick<DragOptions<StyleTexts>, 'label' | 'valuesAt'> {
  readonly id: Id
}

export interface DragOptions<Values> {
  readonly label: string
  /** What shows the values, made when a drag begins. */
  readonly preview: () => Preview<Values>
  /** Values after the pointer moved by so many page pixels, with the keys that are held now; nothing where it cannot go there. */
  readonly valuesAt: (dx: number, dy: number, keys: HandleKeys) => Values | undefined
  readonly onEnd?: () => void
}

/** Keys that change what a drag of a handle means; they may be pressed and let go while it goes on. */
export interface HandleKeys {
  readonly isShift: boolean
  readonly isAlt: boolean
}

interface Held<Values> extends Pick<DragOptions<Values>, 'label' | 'valuesAt' | 'onEnd'> {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly preview: Preview<Values>
  /** Where the pointer was last, as a distance in page pixels. */
  at: readonly [dx: number, dy: number] | undefined
}

/** Props of a handle that is dragged to set styles; Esc while dragging leaves everything as it was. */
export function useHandle({ id, ...options }: HandleOptions) {
  const editor = useEditor()
  return useDrag({ ...options, preview: () => createStylePreview(editor, id) })
}

/** Props of what is dragged to set any values, in the same manner. */
export function useDrag<Values>({ preview, ...options }: DragOptions<Values>) {
  const { session } = useEditor()
  const held = useRef<Held<Values>>(undefined)

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
      held.current = { ...options, pointerId, x, y, preview: preview(), at: undefined }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held.current || !isHolding(event)) return
      const zoom = session.zoom.value
      const { x, y } = held.current
      held.current.at = [(event.clientX - x) / zoom, (event.clientY - y) / zoom]
      show(held, event)
    },
    onPointerUp: (event: PointerEvent) => isHolding(event) && letGo(held, true),
    onPointerCancel: (event: PointerEvent) => isHolding(event) && letGo(held, false),
  }
}

function show<Values>(
  { current }: RefObject<Held<Values> | undefined>,
  { shiftKey: isShift, altKey: isAlt }: Pick<MouseEvent, 'shiftKey' | 'altKey'>,
): void {
  if (current?.at) current.preview.show(current.valuesAt(...current.at, { isShift, isAlt }))
}

function letGo<Values>(held: RefObject<Held<Values> | undefined>, isKept: boolean): void {
  const { current } = held
  held.current = undefined
  if (isKept) current?.preview.keep(current.label)
  else current?.preview.drop()
  current?.onEnd?.()
}
