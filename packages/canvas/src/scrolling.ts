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
  /** What is seen, again in a frame of another size: when it is opened, and after a zoom, it gets its height a moment later. */
  let show = (): void => {}

  function scrollBy(left: number, top: number): void {
    window.scrollBy({ left, top, behavior: 'instant' })
  }

  function centre(ids: readonly Id[]): void {
    const boxes = ids.flatMap((id) => rootsOf(document, id).slice(0, 1)).map((element) => element.getBoundingClientRect())
    if (boxes.length === 0) return
    const top = Math.min(...boxes.map((box) => box.top))
    const height = Math.max(...boxes.map((box) => box.bottom)) - top
    scrollBy(0, top - Math.max(0, (window.innerHeight - height) / 2))
  }

  function bring(id: Id): void {
    const [element] = rootsOf(document, id)
    if (!element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom <= 0 || top >= window.innerHeight)
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  }

  const follow = (): void => show()
  window.addEventListener('resize', follow)
  return {
    by: (dx, dy) => {
      show = () => {}
      scrollBy(dx, dy)
    },
    to: (id) => {
      const before = window.scrollY
      let after = before
      show = () => {
        if (window.scrollY !== after) return
        window.scrollTo({ top: before, behavior: 'instant' })
        bring(id)
        after = window.scrollY
      }
      show()
    },
    centre: (ids) => {
      show = () => centre(ids)
      show()
    },
    close: () => window.removeEventListener('resize', follow),
  }
}
