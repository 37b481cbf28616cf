import { useRef, useState, type PointerEvent } from 'react'

/** Pixels the pointer travels before a press becomes a drag. */
const THRESHOLD = 4

/** A drag of a column by its name. */
export interface ColumnDrag {
  readonly from: number | undefined
  /** On which side of a column the dragged one would come; absent for all but one. */
  readonly dropAt: (column: number) => 'before' | 'after' | undefined
  readonly handlers: (column: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onLostPointerCapture: () => void
  }
}

/** Columns stay where they are while one is dragged; a line says where it goes. Losing the pointer leaves all as it was. */
export function useColumnDrag(onMove: (from: number, to: number) => void): ColumnDrag {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number }>()
  const press = useRef<{ readonly column: number; readonly x: number }>(undefined)
  const stop = (): void => {
    press.current = undefined
    setDrag(undefined)
  }
  return {
    from: drag?.from,
    dropAt: (column) =>
      !drag || drag.to === drag.from || column !== drag.to ? undefined : drag.from < column ? 'after' : 'before',
    handlers: (column) => ({
      onPointerDown({ button, clientX }) {
        press.current = button === 0 ? { column, x: clientX } : undefined
      },
      onPointerMove({ currentTarget, pointerId, clientX }) {
        const pressed = press.current
        if (pressed?.column !== column || (!drag && Math.abs(clientX - pressed.x) < THRESHOLD)) return
        if (!drag) currentTarget.setPointerCapture(pointerId)
        setDrag({ from: column, to: placeAt(currentTarget.parentElement, column, clientX) })
      },
      onPointerUp() {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
        stop()
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  }
}

/** Where a column would stand: behind those whose middle the pointer has passed. */
function placeAt(heads: Element | null, from: number, x: number): number {
  const others = [...(heads?.querySelectorAll('[data-cell]') ?? [])].filter((_, at) => at !== from)
  return others.filter((head) => {
    const { left, width } = head.getBoundingClientRect()
    return left + width / 2 < x
  }).length
}
