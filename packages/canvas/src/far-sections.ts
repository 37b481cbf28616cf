import { FAR_MARK } from './marks.ts'

/** How far around what is seen a section is near, on each side: a screen. */
const NEAR = '100%'

/**
 * Marks the sections of a page (the children of its container) that are nowhere near what is seen, as they come, go and are
 * scrolled. Returns how to stop.
 */
export function markFarSections(container: Element): () => void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute(FAR_MARK, !isIntersecting)
    },
    { root: container.ownerDocument, rootMargin: NEAR },
  )
  const present = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of removedNodes) if (node instanceof Element) seen.unobserve(node)
      for (const node of addedNodes) if (node instanceof Element) seen.observe(node)
    }
  })
  present.observe(container, { childList: true })
  return () => {
    present.disconnect()
    seen.disconnect()
    for (const section of container.querySelectorAll(`[${FAR_MARK}]`)) section.removeAttribute(FAR_MARK)
  }
}
