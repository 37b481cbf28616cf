import type { Id } from '@heddle/document'
import { rootsOf } from './marks.ts'

/** Scrolls the page as the editor asks. */
export interface Scrolling {
  readonly by: (dx: number, dy: number) => void
  /** Brings a node into sight; what can be seen in part already stays where it is. */
  readonly to: (id: Id) => void
  /** Brings nodes into the middle, or to the top what is higher than the frame, and keeps them there while the frame changes its size. */
  readonly centre: (ids: readonly Id[]) => void
  readonly close: () => void
}

export function createScrolling(document: Document): Scrolling {
  const window = document.defaultView ?? globalThis.window
  let centred: readonly Id[] = []

  function showCentred(): void {
    const boxes = centred.flatMap((id) => rootsOf(document, id).slice(0, 1)).map((element) => element.getBoundingClientRect())
    if (boxes.length === 0) return
    const top = Math.min(...boxes.map((box) => box.top))
    const height = Math.max(...boxes.map((box) => box.bottom)) - top
    scrollBy(0, top - Math.max(0, (window.innerHeight - height) / 2))
  }

  function scrollBy(left: number, top: number): void {
    window.scrollBy({ left, top, behavior: 'instant' })
  }

  // After a zoom the frame gets its height a moment later, and what was in the middle would no longer be.
  window.addEventListener('resize', showCentred)
  return {
    by: (dx, dy) => {
      centred = []
      scrollBy(dx, dy)
    },
    to: (id) => {
      centred = []
      const [element] = rootsOf(document, id)
      if (!element) return
      const { top, bottom } = element.getBoundingClientRect()
      if (bottom <= 0 || top >= window.innerHeight)
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    },
    centre: (ids) => {
      centred = ids
      showCentred()
    },
    close: () => window.removeEventListener('resize', showCentred),
  }
}
