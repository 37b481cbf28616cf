import type { RefObject } from 'react'

/**
 * A press elsewhere may select another element before the browser takes the focus away: what is being typed in the
 * inspector is committed first, to the element it was typed for. Returns a function that stops it.
 */
export function commitBeforePress(root: RefObject<HTMLElement | null>): () => void {
  const onPress = ({ target }: PointerEvent) => {
    const active = document.activeElement
    if (!(active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)) return
    if (root.current?.contains(active) && !(target instanceof Node && active.contains(target))) active.blur()
  }
  window.addEventListener('pointerdown', onPress, true)
  return () => window.removeEventListener('pointerdown', onPress, true)
}
