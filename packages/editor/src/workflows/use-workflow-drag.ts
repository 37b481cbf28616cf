import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Id } from '@heddle/document'
import { swallowClick } from './swallow-click.ts'

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 4

/** Where a workflow that is dragged would come: before another one, or behind those of a trigger. */
export interface WorkflowPlace {
  readonly trigger: string
  readonly before: Id | undefined
}

/**
 * Puts workflows in another order by dragging their heads, under another trigger too. Heads say by `data-workflow` and
 * `data-trigger` what they are. Escape gives up. `place`: where it would come meanwhile.
 */
export function useWorkflowDrag(root: RefObject<HTMLElement | null>, onMove: (id: Id, place: WorkflowPlace) => void) {
  const [place, setPlace] = useState<WorkflowPlace>()
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })

  const onPointerDown = (event: PointerEvent) => {
    const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-workflow]') : null
    const id = head?.dataset['workflow']
    if (event.button !== 0 || id === undefined) return
    const { pointerId, clientX, clientY } = event
    let isDragging = false
    let target: WorkflowPlace | undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      if (!isDragging && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return
      isDragging = true
      target = placeAt(root.current, moved)
      setPlace(target)
    }
    const end = () => {
      leaving.abort()
      setPlace(undefined)
    }
    const drop = (dropped: globalThis.PointerEvent) => {
      if (dropped.pointerId !== pointerId) return
      end()
      if (!isDragging) return
      swallowClick()
      if (target) latest.current(id, target)
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal, capture: true })
  }
  return { place, onPointerDown }
}

function placeAt(root: HTMLElement | null, { clientY }: globalThis.PointerEvent): WorkflowPlace | undefined {
  const heads = [...(root?.querySelectorAll<HTMLElement>('[data-workflow], [data-trigger-head]') ?? [])]
  // The head that begins above the pointer's height decides: its upper half is before it, everything below is behind it.
  const over = heads.filter((head) => head.getBoundingClientRect().top <= clientY).at(-1)
  const trigger = over?.dataset['trigger']
  if (!over || trigger === undefined) return undefined
  const { top, height } = over.getBoundingClientRect()
  const own = over.dataset['workflow']
  if (own !== undefined && clientY < top + height / 2) return { trigger, before: own }
  const next = heads[heads.indexOf(over) + 1]
  const isOfTrigger = next?.dataset['trigger'] === trigger
  return { trigger, before: isOfTrigger ? next?.dataset['workflow'] : undefined }
}
