import type { Id } from '@heddle/document'
import { measureGrid } from './measure-grid.ts'
import type { Box, NodeGeometry } from './protocol.ts'
import { rootsOf } from './marks.ts'
import { pixels } from './pixels.ts'

type Sides = NodeGeometry['padding']

/** The element's border box in CSS pixels of the frame's viewport. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** Boxes with padding and margin of every drawn place of the nodes. Forces layout once. */
export function measureNodes(document: Document, ids: Iterable<Id>): readonly NodeGeometry[] {
  const measured: NodeGeometry[] = []
  for (const id of ids) {
    for (const element of rootsOf(document, id)) {
      if (element.getClientRects().length === 0) continue
      measured.push(measureElement(id, element))
    }
  }
  return measured
}

/** One drawn place of a node. */
export function measureElement(id: Id, element: Element): NodeGeometry {
  const style = getComputedStyle(element)
  const box = boxOf(element)
  const grid = measureGrid(element, style, box)
  return {
    id,
    ...box,
    padding: sides(style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft),
    margin: sides(style.marginTop, style.marginRight, style.marginBottom, style.marginLeft),
    ...(grid && { grid }),
  }
}

function sides(top: string, right: string, bottom: string, left: string): Sides {
  return [pixels(top), pixels(right), pixels(bottom), pixels(left)]
}
