import type { NodeGeometry } from './protocol.ts'
import { measureElement } from './measure.ts'
import { markedElement, nodeIdOf } from './marks.ts'

/** Nodes under a point of the viewport, innermost first; a repeated node stands once, with the box that was hit. */
export function hitTest(document: Document, x: number, y: number): readonly NodeGeometry[] {
  const found = new Map<string, Element>()
  for (const element of document.elementsFromPoint(x, y)) {
    const marked = markedElement(element)
    if (marked && !found.has(nodeIdOf(marked))) found.set(nodeIdOf(marked), marked)
  }
  return [...found].map(([id, element]) => measureElement(id, element))
}
