import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Id } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import { dropPlaces, isInside, nearestPlace, type DropPlace } from './drop-places.ts'
import type { OutlineRow } from './outline.ts'
import { swallowClick } from './swallow-click.ts'

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 4
/** Pixels for each step into branches and loops, and before the first one. */
export const INDENT = 14
export const EDGE = 8

/** Where something that is dragged would come: below a line, at a depth. */
export interface DropLine extends DropPlace {
  /** The line above; absent above the first one. */
  readonly below: string | undefined
}

/**
 * Moves actions by dragging a line: a chosen one takes the others along. They come into the gap nearest to the pointer, as deep
 * as the pointer is far to the right. Escape gives up. `line`: where they would come meanwhile.
 */
export function useActionDrag(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
  chosen: readonly Id[],
  onMove: (ids: readonly Id[], at: Spot) => void,
) {
  const [line, setLine] = useState<DropLine>()
  const latest = useRef({ rows, chosen, onMove })
  useEffect(() => {
    latest.current = { rows, chosen, onMove }
  })

  const onPointerDown = (event: PointerEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null
    const dragged = rows.find(({ key }) => key === pressed?.dataset.key)
    if (event.button !== 0 || dragged?.kind !== 'action') return
    const ids = chosen.includes(dragged.id) ? chosen : [dragged.id]
    const { pointerId, clientX, clientY } = event
    let isDragging = false
    let target: DropLine | undefined
    const leaving = new AbortController()
    const { signal } = leaving

    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      if (!isDragging && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return
      isDragging = true
      target = lineAt(tree.current, latest.current.rows, new Set(ids), moved)
      setLine(target)
    }
    const end = () => {
      leaving.abort()
      setLine(undefined)
    }
    const drop = (dropped: globalThis.PointerEvent) => {
      if (dropped.pointerId !== pointerId) return
      end()
      if (!isDragging) return
      swallowClick()
      if (target) latest.current.onMove(ids, target.spot)
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal, capture: true })
  }
  return { line, onPointerDown }
}

function lineAt(
  tree: HTMLElement | null,
  rows: readonly OutlineRow[],
  ids: ReadonlySet<Id>,
  { clientX, clientY }: globalThis.PointerEvent,
): DropLine | undefined {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-key]')
  if (!under || !tree?.contains(under)) return undefined
  const { top, height, left } = under.getBoundingClientRect()
  const over = rows.findIndex(({ key }) => key === under.dataset.key)
  const at = clientY < top + height / 2 ? over - 1 : over
  const places = dropPlaces(rows, at).filter((place) => !isInside(rows, ids, place))
  const place = nearestPlace(places, Math.floor((clientX - left - EDGE) / INDENT))
  return place && { ...place, below: rows[at]?.key }
}
