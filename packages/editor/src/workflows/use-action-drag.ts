import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Id } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { OutlineRow } from './outline.ts'

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 4

/**
 * Moves an action by dragging its line: it comes behind the line under the pointer, or to the beginning of the branch whose
 * heading that is. Escape gives up. `over`: the key of that line meanwhile.
 */
export function useActionDrag(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
  onMove: (id: Id, at: Spot) => void,
) {
  const [over, setOver] = useState<string>()
  const latest = useRef({ rows, onMove })
  useEffect(() => {
    latest.current = { rows, onMove }
  })

  const onPointerDown = (event: PointerEvent) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null
    const dragged = rows.find(({ key }) => key === line?.dataset.key)
    if (event.button !== 0 || dragged?.kind !== 'action') return
    const { pointerId, clientX, clientY } = event
    let isDragging = false
    let target: OutlineRow | undefined
    const leaving = new AbortController()
    const { signal } = leaving

    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      if (!isDragging && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return
      isDragging = true
      const under = document.elementFromPoint(moved.clientX, moved.clientY)?.closest<HTMLElement>('[data-key]')
      target = tree.current?.contains(under ?? null)
        ? latest.current.rows.find(({ key }) => key === under?.dataset.key)
        : undefined
      if (target?.kind === 'joins' || target?.key === dragged.key) target = undefined
      setOver(target?.key)
    }
    const end = () => {
      leaving.abort()
      setOver(undefined)
    }
    const drop = (dropped: globalThis.PointerEvent) => {
      if (dropped.pointerId !== pointerId) return
      end()
      if (!isDragging) return
      // The press that ends a drag opens nothing.
      window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
      const at = target && spotBehind(target)
      if (at) latest.current.onMove(dragged.id, at)
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal, capture: true })
  }
  return { over, onPointerDown }
}

function spotBehind(row: OutlineRow): Spot | undefined {
  if (row.kind === 'action') return { from: 'next', action: row.id }
  return row.kind === 'joins' ? undefined : row.spot
}
