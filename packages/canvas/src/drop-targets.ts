import type { Id } from '@heddle/document'
import type { DropContainer, NodeBox } from './protocol.ts'
import { boxOf } from './measure.ts'
import { NODE_MARK, OUTLET_MARK, markedElement, nodeIdOf } from './marks.ts'

export interface DropTargetsOptions {
  readonly document: Document
  readonly pageId: Id
  /** Slots of a node that children may be put into; empty for a node that takes none. */
  readonly slotsOf: (id: Id) => readonly string[]
  /** Slots beside those that count where they are drawn alone: what stands there is seen at times. */
  readonly slotsAtTimes?: (id: Id) => readonly string[]
  /** The slot a node stands in. */
  readonly slotOf: (id: Id) => string | undefined
}

interface Drawn {
  readonly element: Element
  readonly box: NodeBox
  readonly children: Drawn[]
  readonly parent: Drawn | undefined
}

/** Every slot of the page with the boxes of its children, parents before children: one pass, one layout. */
export function readDropTargets({
  document,
  pageId,
  slotsOf,
  slotsAtTimes = () => [],
  slotOf,
}: DropTargetsOptions): readonly DropContainer[] {
  const { drawn, top } = readTree(document)
  const root = document.documentElement
  const page: DropContainer = {
    id: pageId,
    slot: 'sections',
    axis: 'column',
    x: -window.scrollX,
    y: -window.scrollY,
    width: Math.max(root.scrollWidth, root.clientWidth),
    height: Math.max(root.scrollHeight, root.clientHeight),
    children: top.map((child) => child.box),
  }
  const containers = drawn.flatMap((node) => {
    const seen = slotsAtTimes(node.box.id).filter((slot) => outletIn(node, slot))
    const slots = [...slotsOf(node.box.id), ...seen]
    return slots.map((slot) => toContainer(node, slot, slots.length > 1, node.parent?.box.id ?? pageId, slotOf))
  })
  return [page, ...containers]
}

function readTree(document: Document): { readonly drawn: readonly Drawn[]; readonly top: readonly Drawn[] } {
  const byElement = new Map<Element, Drawn>()
  const top: Drawn[] = []
  for (const element of document.querySelectorAll(`[${NODE_MARK}]`)) {
    const box = boxOf(element)
    if (box.width === 0 && box.height === 0) continue
    const around = markedElement(element.parentElement)
    const parent = around && byElement.get(around)
    const node: Drawn = { element, box: { id: nodeIdOf(element), ...box }, children: [], parent }
    byElement.set(element, node)
    if (parent) parent.children.push(node)
    else top.push(node)
  }
  return { drawn: [...byElement.values()], top }
}

function toContainer(
  node: Drawn,
  slot: string,
  hasSeveralSlots: boolean,
  parentId: Id,
  slotOf: DropTargetsOptions['slotOf'],
): DropContainer {
  const children = node.children.filter((child) => slotOf(child.box.id) === slot)
  const first = children[0]?.element
  const holder = outletIn(node, slot) ?? first?.parentElement ?? node.element
  return {
    ...node.box,
    ...(hasSeveralSlots || outletIn(node, slot) ? boxOf(holder) : {}),
    parentId,
    slot,
    axis: axisOf(holder, first),
    children: children.map((child) => child.box),
  }
}

/** The element that an instance's slot is. */
function outletIn({ element, box }: Drawn, slot: string): Element | undefined {
  const mark = `[${OUTLET_MARK}="${CSS.escape(`${box.id}.${slot}`)}"]`
  return element.matches(mark) ? element : (element.querySelector(mark) ?? undefined)
}

/** Whether children of the element lie beside or below each other. */
function axisOf(holder: Element, firstChild: Element | undefined): DropContainer['axis'] {
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(holder)
  if (display.includes('flex')) return flexDirection.startsWith('row') ? 'row' : 'column'
  if (display.includes('grid')) return gridTemplateColumns.trim().includes(' ') ? 'row' : 'column'
  return firstChild && getComputedStyle(firstChild).display.startsWith('inline') ? 'row' : 'column'
}
