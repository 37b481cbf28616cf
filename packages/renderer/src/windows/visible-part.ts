/** What of a list's room is seen, in CSS pixels of the viewport. */
export interface VisiblePart {
  readonly top: number
  readonly bottom: number
}

/** Elements around a list, and itself, that cut off what does not fit into them. */
export function clippersOf(list: Element): readonly Element[] {
  const found: Element[] = []
  const { documentElement, body } = list.ownerDocument
  for (let at: Element | null = list; at && at !== documentElement && at !== body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY !== 'visible') found.push(at)
  }
  return found
}

export function visiblePart(clippers: readonly Element[], window: Window): VisiblePart {
  let [top, bottom] = [0, window.innerHeight]
  for (const clipper of clippers) {
    const rect = clipper.getBoundingClientRect()
    top = Math.max(top, rect.top)
    bottom = Math.min(bottom, rect.bottom)
  }
  return { top, bottom }
}
