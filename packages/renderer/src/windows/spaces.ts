import { SPACE_ATTRIBUTE } from '@heddle/document/published'
import type { Space } from './extents.ts'

/** What may stand among rows, by the element around them; elsewhere a `div`. */
const TAGS: Readonly<Record<string, string>> = { ul: 'li', ol: 'li', menu: 'li', tbody: 'tr', table: 'tr' }
const PLAIN = 'flex:none;min-height:0;margin:0;padding:0;border:0;list-style:none;visibility:hidden'

/** Elements that keep the room of rows that do not stand. */
export interface Spaces {
  /**
   * @param spaces in order
   * @param elementOf the row at a place
   * @param last the last row that stands
   * @param joint what a space takes beside its own height, in CSS pixels
   */
  readonly put: (
    spaces: readonly Space[],
    elementOf: (place: number) => Element | undefined,
    last: Element,
    joint: number,
  ) => void
  readonly clear: () => void
}

export function createSpaces(list: Element): Spaces {
  let elements = [...list.children].filter((one): one is HTMLElement => one.hasAttribute(SPACE_ATTRIBUTE))
  const make = (): HTMLElement => {
    const space = list.ownerDocument.createElement(TAGS[list.localName] ?? 'div')
    space.setAttribute(SPACE_ATTRIBUTE, '')
    return space
  }
  return {
    put(spaces, elementOf, last, joint) {
      const kept = spaces.map((_, at) => elements[at] ?? make())
      for (const element of elements.slice(spaces.length)) element.remove()
      elements = kept
      for (const [at, { before, extent }] of spaces.entries()) {
        const element = kept[at]
        if (!element) continue
        const behind = elementOf(before) ?? (last.nextSibling === element ? element.nextSibling : last.nextSibling)
        if (element.nextSibling !== behind || element.parentNode !== list) list.insertBefore(element, behind)
        const height = `${Math.max(0, extent - joint)}px`
        if (element.style.height === height) continue
        element.ariaHidden = 'true'
        element.style.cssText = PLAIN
        element.style.height = height
      }
    },
    clear() {
      for (const element of elements) element.remove()
      elements = []
    },
  }
}
