import { useState, type PointerEvent, type RefObject } from 'react'
import type { Way } from './filter-edit.ts'

/** A place in a group, before the condition that stands there now. */
export interface DropPlace {
  readonly group: Way
  readonly at: number
}

export interface FilterDrag {
  /** Which edge of a condition what is carried would come to. */
  readonly dropAt: (way: Way) => 'above' | 'below' | 'into' | undefined
  readonly move: (from: Way, to: DropPlace) => void
  readonly handlers: (way: Way) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onLostPointerCapture: () => void
  }
}

interface Over {
  readonly way: string
  readonly edge: 'above' | 'below' | 'into'
}

/** A condition that is carried by its handle, among others and into groups. Losing the pointer leaves all as it was. */
export function useFilterDrag(list: RefObject<HTMLElement | null>, onMove: (from: Way, to: DropPlace) => void): FilterDrag {
  const [drag, setDrag] = useState<{ readonly from: Way; readonly over?: Over | undefined }>()
  const stop = () => setDrag(undefined)
  return {
    dropAt: (way) => (drag?.over?.way === way.join('.') ? drag.over.edge : undefined),
    move: onMove,
    handlers: (from) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from })
      },
      onPointerMove({ clientX, clientY }) {
        if (drag) setDrag({ from: drag.from, over: overAt(list.current, clientX, clientY) })
      },
      onPointerUp() {
        if (drag?.over) onMove(drag.from, placeOf(drag.over))
        stop()
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
    }),
  }
}

/** The condition under the pointer; the upper part of a group is its edge, the rest is in it. */
function overAt(list: HTMLElement | null, x: number, y: number): Over | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-way]')
  if (!found || !list?.contains(found)) return undefined
  const way = found.dataset['way'] ?? ''
  const { top, height } = found.getBoundingClientRect()
  const isGroup = found.querySelector('[data-way]') !== null
  if (way === '') return { way, edge: 'into' }
  if (isGroup) return { way, edge: y < top + 8 ? 'above' : 'into' }
  return { way, edge: y < top + height / 2 ? 'above' : 'below' }
}

function placeOf({ way, edge }: Over): DropPlace {
  const places = way === '' ? [] : way.split('.').map(Number)
  if (edge === 'into') return { group: places, at: Number.MAX_SAFE_INTEGER }
  return { group: places.slice(0, -1), at: (places.at(-1) ?? 0) + (edge === 'below' ? 1 : 0) }
}
