import { useReactFlow } from '@xyflow/react'
import { useEffect, type RefObject } from 'react'
import { BAR, EDGE } from './first-view.ts'
import type { GraphLayout } from './layout-types.ts'

/** What of a large box is to be seen: its name. */
const LEAST = 60

/** Moves the view to the step one stands on where it is out of sight. */
export function useKeepInSight(
  active: string,
  { nodes }: GraphLayout,
  stage: RefObject<HTMLElement | null>,
  isReady: boolean,
): void {
  const flow = useReactFlow()
  useEffect(() => {
    const node = nodes.find(({ key }) => key === active)
    const size = stage.current?.getBoundingClientRect()
    if (!isReady || !node || !size) return
    const { x, y, zoom } = flow.getViewport()
    const [left, top] = [node.x * zoom + x, node.y * zoom + y]
    const isSeen =
      left >= EDGE &&
      top >= EDGE &&
      left + Math.min(node.width * zoom, size.width / 2) <= size.width - EDGE &&
      top + Math.min(node.height, LEAST) * zoom <= size.height - BAR
    if (isSeen) return
    void flow.setViewport({
      x: size.width / 2 - (node.x + node.width / 2) * zoom,
      y: size.height / 3 - node.y * zoom,
      zoom,
    })
  }, [active, nodes, stage, isReady, flow])
}
