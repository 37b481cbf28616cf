import { createHiddenFrame, type FrameElement } from './frame-element.ts'

let first: FrameElement | undefined

/** Begins to load the page's frame before the editor itself: called by the first script of the document, once. */
export function startFirstFrame(address?: string): void {
  first = createHiddenFrame(address)
}

/** The frame that loads already; nothing when there was none or somebody has taken it. */
export function takeFirstFrame(): FrameElement | undefined {
  const taken = first
  first = undefined
  return taken
}
