import type { Id } from '@heddle/document'
import type { Box, DropContainer } from '@heddle/canvas/protocol'
import { findDropPosition } from './drop-lines.ts'

/** Pixels of a container's rim that mean "beside it" instead of "into it"; a fifth of a small container. */
const RIM = 6

/** What a drag carries and where it may land; all boxes share one coordinate system. */
export interface DropQuestion {
  /** Parents before their children, as the frame reports them. */
  readonly containers: readonly DropContainer[]
  readonly dragged: ReadonlySet<Id>
  readonly allows: (container: DropContainer) => boolean
  /** Container the drag started in: siblings only, while the pointer stays inside it. */
  readonly home?: { readonly id: Id; readonly slot: string }
}

export interface DropPlan {
  readonly container: DropContainer
  /** Position among the children that are not dragged. */
  readonly index: number
  /** The child that will follow; absent at the end. */
  readonly beforeId?: Id
  readonly line: Box
  /** True when dropping here changes nothing. */
  readonly isSamePlace: boolean
}

export interface DropKernel {
  /** Where a drop at the point would land; `undefined` when nowhere. `isAnywhere` lifts the bond to the siblings. */
  readonly at: (x: number, y: number, isAnywhere: boolean) => DropPlan | undefined
  /** The innermost container under the point that does not take what is carried. */
  readonly refusedAt: (x: number, y: number) => DropContainer | undefined
}

/** Prepares one drag: whatever does not depend on the pointer is decided here, once. */
export function createDropKernel({ containers, dragged, allows, home }: DropQuestion): DropKernel {
  const others = withoutDragged(containers, dragged)
  const candidates = others.filter(allows)
  const taken = new Set(candidates)
  const byId = new Map(candidates.map((container) => [container.id, container]))
  const homes = home ? candidates.filter((container) => container.id === home.id && container.slot === home.slot) : []

  function choose(x: number, y: number, isAnywhere: boolean): DropContainer | undefined {
    if (!isAnywhere) {
      const bound = homes.find((container) => contains(container, x, y))
      if (bound) return bound
    }
    let found = candidates.findLast((container) => contains(container, x, y)) ?? nearestOf(candidates, x, y)
    while (found?.parentId !== undefined) {
      const parent = byId.get(found.parentId)
      if (!parent || !isOnRim(found, parent.axis, x, y)) break
      found = parent
    }
    return found
  }

  return {
    at: (x, y, isAnywhere) => {
      const container = choose(x, y, isAnywhere)
      if (!container) return undefined
      const { at, line } = findDropPosition(container, x, y)
      const idsBefore = new Set(container.children.slice(0, at).map((child) => child.id))
      const follower = container.children.slice(at).find((child) => !dragged.has(child.id) && !idsBefore.has(child.id))
      const index = [...idsBefore].filter((id) => !dragged.has(id)).length
      return {
        container,
        index,
        line,
        ...(follower ? { beforeId: follower.id } : {}),
        isSamePlace: changesNothing(container, dragged, index),
      }
    },
    refusedAt: (x, y) => {
      const innermost = others.findLast((container) => contains(container, x, y))
      return innermost && !taken.has(innermost) ? innermost : undefined
    },
  }
}

/** A node cannot land inside itself. Parents come first, so one pass finds all that lies below. */
function withoutDragged(containers: readonly DropContainer[], dragged: ReadonlySet<Id>): readonly DropContainer[] {
  const below = new Set(dragged)
  return containers.filter((container) => {
    if (container.parentId !== undefined && below.has(container.parentId)) below.add(container.id)
    return !below.has(container.id)
  })
}

function changesNothing(container: DropContainer, dragged: ReadonlySet<Id>, index: number): boolean {
  const ids = [...new Set(container.children.map((child) => child.id))]
  const here = ids.filter((id) => dragged.has(id))
  if (here.length === 0 || here.length !== dragged.size) return false
  const first = ids.findIndex((id) => dragged.has(id))
  const isTogether = ids.slice(first, first + here.length).every((id) => dragged.has(id))
  return isTogether && index === first
}

function isOnRim(box: Box, axis: DropContainer['axis'], x: number, y: number): boolean {
  const [offset, size] = axis === 'row' ? [x - box.x, box.width] : [y - box.y, box.height]
  const rim = Math.min(RIM, size / 5)
  return offset < rim || offset > size - rim
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

function nearestOf(containers: readonly DropContainer[], x: number, y: number): DropContainer | undefined {
  let nearest: DropContainer | undefined
  let least = Infinity
  for (const container of containers) {
    const dx = Math.max(container.x - x, x - container.x - container.width, 0)
    const dy = Math.max(container.y - y, y - container.y - container.height, 0)
    const distance = Math.hypot(dx, dy)
    if (distance < least) {
      least = distance
      nearest = container
    }
  }
  return nearest
}
