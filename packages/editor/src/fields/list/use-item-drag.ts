import { useState, type PointerEvent, type RefObject } from 'react'
import { dropPlace } from '../items.ts'

/** A drag of one of a list's rows by its handle. */
export interface ItemDrag {
  /** Places of the dragged row and of where it would go; absent while nothing is dragged. */
  readonly from: number | undefined
  readonly to: number | undefined
  /** On which side of a row the dragged one would come; absent for all rows but one. */
  readonly dropAt: (place: number) => 'above' | 'below' | undefined
  readonly handlers: (place: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onLostPointerCapture: () => void
  }
}

/**
 * Rows stay where they are while one is dragged; a line says where it goes. Losing the pointer leaves all as it was.
 * @param list the element whose children are the rows
 */
export function useItemDrag(list: RefObject<HTMLUListElement | null>, onMove: (from: number, to: number) => void): ItemDrag {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number }>()
  const stop = () => setDrag(undefined)
  return {
    from: drag?.from,
    to: drag && drag.to !== drag.from ? drag.to : undefined,
    dropAt: (place) => (!drag || drag.to === drag.from || place !== drag.to ? undefined : drag.from < place ? 'below' : 'above'),
    handlers: (place) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: place, to: place })
      },
      onPointerMove({ clientY }) {
        if (!drag) return
        const middles = [...(list.current?.children ?? [])].map((row) => {
          const { top, height } = row.getBoundingClientRect()
          return top + height / 2
        })
        setDrag({ from: drag.from, to: dropPlace(middles, drag.from, clientY) })
      },
      onPointerUp() {
        if (drag) onMove(drag.from, drag.to)
        stop()
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  }
}
