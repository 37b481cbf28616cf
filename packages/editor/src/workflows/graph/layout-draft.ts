import type { Id } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { GraphEdge, GraphNode, Point } from './layout-types.ts'
import { GAP, STEP_WIDTH } from './sizes.ts'

/** A part of the graph before it has a place: how large it is, and where the way goes through it. */
export interface Block {
  readonly width: number
  readonly height: number
  /** From its left edge to the line on which it is entered at the top and left at the bottom. */
  readonly axis: number
  /** The way goes on below it. */
  readonly isOpen: boolean
  /** Where a way can leave it to the side: the right edge and the middle of what stands first in it. */
  readonly head: Point
  readonly draw: (x: number, y: number, depth: number) => void
}

export interface Chain extends Block {
  readonly isEmpty: boolean
  /** Behind its last action. */
  readonly end: Spot
}

/** What is drawn so far, and the parts that everything is made of. */
export interface LayoutDraft {
  readonly nodes: GraphNode[]
  readonly edges: GraphEdge[]
  readonly edge: (key: string, points: readonly Point[], more?: Partial<GraphEdge>) => void
  /** A way straight down with a place to add in its middle. */
  readonly down: (x: number, top: number, bottom: number, spot: Spot) => void
  /** A step that holds nothing that is shown. */
  readonly plain: (kind: GraphNode['kind'], key: string, id: Id, height: number, isOpen: boolean, hidden?: number) => Block
  /** What a box holds below its name, with places to add before and behind it. */
  readonly inside: (body: Chain, first: Spot) => Pick<Block, 'height' | 'draw'>
}

/** An empty drawing. */
export function createLayoutDraft(): LayoutDraft {
  const nodes: GraphNode[] = []
  const edges: GraphEdge[] = []

  function edge(key: string, points: readonly Point[], more: Partial<GraphEdge> = {}): void {
    edges.push({ key, kind: 'way', points, ...more })
  }
  function down(x: number, top: number, bottom: number, spot: Spot): void {
    edge(
      keyOf(spot),
      [
        { x, y: top },
        { x, y: bottom },
      ],
      { plus: { x, y: (top + bottom) / 2, spot } },
    )
  }

  function plain(kind: GraphNode['kind'], key: string, id: Id, height: number, isOpen: boolean, hidden = 0): Block {
    return {
      width: STEP_WIDTH,
      height,
      axis: STEP_WIDTH / 2,
      isOpen,
      head: { x: STEP_WIDTH, y: height / 2 },
      draw: (x, y, depth) =>
        void nodes.push({ key, kind, id, x, y, width: STEP_WIDTH, height, depth, ...(hidden > 0 && { hidden, isOpen: false }) }),
    }
  }

  function inside(body: Chain, first: Spot) {
    return {
      height: body.isEmpty ? GAP * 2 : body.height + GAP * 2,
      draw(x: number, y: number, depth: number): void {
        const line = x + body.axis
        if (body.isEmpty) {
          down(line, y, y + GAP * 2, first)
          return
        }
        down(line, y, y + GAP, first)
        body.draw(x, y + GAP, depth)
        if (body.isOpen) down(line, y + GAP + body.height, y + GAP * 2 + body.height, body.end)
      },
    }
  }

  return { nodes, edges, edge, down, plain, inside }
}

/** A name of a way that stays while it leads from the same place. */
export function keyOf(spot: Spot): string {
  if (!('action' in spot)) return `way ${spot.from}`
  return spot.from === 'branch' ? `${spot.action} branch ${spot.branch}` : `${spot.action} ${spot.from}`
}
