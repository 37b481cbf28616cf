import type { Id } from '@heddle/document'

/** Names the node an element is the root of; repeated nodes mark several elements. */
export const NODE_MARK = 'data-node'
/** Names an instance, and behind a dot the outlet of its component that an element is: things can be dropped there. */
export const OUTLET_MARK = 'data-outlet'
/** Smallest size in pixels that an empty container keeps while it is edited. */
export const MIN_SIZE_MARK = 'data-min-size'

/** Type of an empty container that says something while it is edited. */
export const EMPTY_MARK = 'data-empty'

/**
 * Marks the root of the canvas, so that sheets of elements can leave out there what only visitors meet: a rule that asks the
 * root what stands anywhere in the page (`:root:has(…)`) costs each change of a large page some milliseconds.
 */
export const CANVAS_MARK = 'data-canvas'

/** Marks a section that is nowhere near what is seen. */
export const FAR_MARK = 'data-far'

/** All drawn roots of a node, in document order. */
export function rootsOf(root: ParentNode, id: Id): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${NODE_MARK}="${CSS.escape(id)}"]`)]
}

/** The node an element belongs to: its own mark or the nearest one around it. */
export function markedElement(element: Element | null): Element | undefined {
  return element?.closest(`[${NODE_MARK}]`) ?? undefined
}

/** The node's id of a marked element. */
export function nodeIdOf(element: Element): Id {
  return element.getAttribute(NODE_MARK) ?? ''
}
