import { batch, signal } from '@preact/signals-core'
import { everyId } from '../scope/element-places.ts'
import { elementPlace } from './element-place.ts'

/**
 * Where the elements of a page stand in its window. Those that formulas follow are measured in every frame, because
 * whatever moves an element may move it there; nothing is measured while nobody follows any.
 */
export function createPositions(): object {
  const places = new Map<string, () => object>()
  const followed = new Set<() => void>()
  let isWaiting = false

  function wait(): void {
    if (isWaiting || followed.size === 0) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      batch(() => {
        for (const refresh of followed) refresh()
      })
      wait()
    })
  }

  /** What formulas follow from frame to frame; fresh for whoever only asks once, such as an action. */
  function follow<T extends object>(measure: () => T): () => T {
    const refresh = (): void => {
      const fresh = measure()
      if (JSON.stringify(fresh) !== JSON.stringify(latest.peek())) latest.value = fresh
    }
    /** Nothing while nobody follows it. */
    const latest = signal<T | undefined>(undefined, {
      watched() {
        followed.add(refresh)
        wait()
      },
      unwatched() {
        followed.delete(refresh)
        latest.value = undefined
      },
    })
    return () => latest.value ?? measure()
  }

  function placeOf(id: string): object {
    let place = places.get(id)
    if (!place) places.set(id, (place = follow(() => elementPlace(id))))
    return place()
  }

  return everyId(
    placeOf,
    follow(() => [...places.keys()]),
  )
}
