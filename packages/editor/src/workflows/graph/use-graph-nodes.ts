import type { Node, NodeChange } from '@xyflow/react'
import { useCallback, useMemo, useState } from 'react'
import type { GraphEdge, GraphLayout, GraphNode, Point } from './layout-types.ts'
import { isStep, TRIGGER } from './walk.ts'

export type FlowNode = Node<{ readonly node: GraphNode }, 'step'>

const NO_HANDLES: NonNullable<FlowNode['handles']> = []

/** Pixels of the graph within which something that is dragged is drawn to a way. */
const REACH = 70

/** Below everything that has no layer of its own, also while the library lifts what is selected by 1000. */
const BEHIND_WAYS = -10_000

/** The steps as the library draws them: where the layout puts them, or where a pointer has them for the moment. */
export function useGraphNodes(
  layout: GraphLayout,
  chosen: readonly string[],
  onChoose: (keys: readonly string[]) => void,
  canDrag: boolean,
) {
  const [dragged, setDragged] = useState<ReadonlyMap<string, Point>>(new Map())
  const nodes = useMemo(() => {
    const isChosen = new Set(chosen)
    return layout.nodes.map((node): FlowNode => {
      const { key, width, height, x, y, depth } = node
      const isOpenBox = node.kind === 'loop' || node.kind === 'try' || node.kind === 'branch' || node.kind === 'error'
      return {
        id: key,
        type: 'step',
        position: dragged.get(key) ?? { x, y },
        width,
        height,
        measured: { width, height },
        // Without a word about handles the library draws every step once to find them.
        handles: NO_HANDLES,
        data: { node },
        selectable: isStep(node),
        draggable: canDrag && isStep(node) && key !== TRIGGER,
        selected: isChosen.has(key),
        focusable: false,
        connectable: false,
        // Ways go over boxes, and under the steps in them.
        zIndex: dragged.has(key) ? 1000 : isOpenBox ? depth + BEHIND_WAYS : depth,
        // What stands in a box is pressed through it, only its name takes the pointer.
        ...(isOpenBox && { style: { pointerEvents: 'none' as const } }),
      }
    })
  }, [layout, chosen, dragged, canDrag])

  const onNodesChange = useCallback(
    (changes: readonly NodeChange<FlowNode>[]) => {
      const picked = new Set(chosen)
      let isPicked = false
      const moved = new Map<string, Point>()
      for (const change of changes) {
        if (change.type === 'select') {
          isPicked = true
          if (change.selected) picked.add(change.id)
          else picked.delete(change.id)
        } else if (change.type === 'position' && change.dragging && change.position) moved.set(change.id, change.position)
      }
      if (isPicked) onChoose([...picked])
      if (moved.size > 0) setDragged(moved)
    },
    [chosen, onChoose],
  )
  const endDrag = useCallback(() => setDragged(new Map()), [])
  return { nodes, onNodesChange, endDrag }
}

/** The way that is nearest to a point and close enough to be dropped on. */
export function wayAt(edges: readonly GraphEdge[], { x, y }: Point): GraphEdge | undefined {
  let found: GraphEdge | undefined
  let least = REACH
  for (const edge of edges) {
    const distance = edge.plus ? Math.hypot(edge.plus.x - x, edge.plus.y - y) : Number.POSITIVE_INFINITY
    if (distance < least) {
      least = distance
      found = edge
    }
  }
  return found
}
