import { takeFirstFrame } from '../frame/first-frame.ts'
import { createHiddenFrame } from '../frame/frame-element.ts'
import { createCanvasFrame, type CanvasFrame } from './canvas-frame.ts'

/**
 * The page's frame before there is a place for it on the screen: it loads and draws while the project comes and the panels
 * are made. The one that the document's first script has begun, or else a new one; `undefined` in a browser that cannot move
 * a frame without loading it anew.
 */
export function createEarlyFrame(address?: string): CanvasFrame | undefined {
  const hidden = takeFirstFrame() ?? createHiddenFrame(address)
  if (!hidden) return undefined
  const frame = createCanvasFrame(hidden)
  return {
    ...frame,
    join: (editor) => {
      // As wide as it will be, so that the page is laid out once.
      frame.element.style.width = `${editor.session.canvasWidth.value}px`
      frame.join(editor)
    },
  }
}

/** Puts a frame where it belongs; one that loads already goes on with it. */
export function placeFrame({ element }: CanvasFrame, place: HTMLElement): void {
  if (element.isConnected) place.moveBefore(element, null)
  else place.append(element)
  element.style.cssText = ''
}
