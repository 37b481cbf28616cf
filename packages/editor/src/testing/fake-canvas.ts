import { signal, type Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import type { DropContainer, NodeGeometry, ToCanvas } from '@heddle/canvas/protocol'
import type { CanvasConnection, CanvasGeometry } from '../frame/connection.ts'

export interface FakeCanvas extends CanvasConnection {
  /** What the frame was told, in order. */
  readonly sent: readonly ToCanvas[]
  readonly geometry: Signal<CanvasGeometry>
  /** Places to drop that the frame answers with. */
  containers: readonly DropContainer[]
  /** Moves nodes to other boxes, or takes them away. */
  readonly place: (boxes: Readonly<Record<Id, NodeGeometry>>) => void
}

const NO_RESULT = { ok: false, message: 'This frame computes nothing' } as const
const NOTHING = [0, 0, 0, 0] as const

/** A box of a node, without padding and margin unless they are given. */
export function boxOf(
  id: Id,
  [x, y, width, height]: readonly [number, number, number, number],
  more: Partial<Pick<NodeGeometry, 'padding' | 'margin'>> = {},
): NodeGeometry {
  return { id, x, y, width, height, padding: NOTHING, margin: NOTHING, ...more }
}

/** A frame that knows where its nodes are and draws nothing. Later boxes lie above earlier ones. */
export function createFakeCanvas(boxes: readonly NodeGeometry[] = []): FakeCanvas {
  const byId = (all: readonly NodeGeometry[]) => new Map(all.map((box) => [box.id, [box]]))
  const geometry = signal<CanvasGeometry>({ boxes: byId(boxes), scrollY: 0, contentHeight: 2000 })
  const sent: ToCanvas[] = []
  const canvas: FakeCanvas = {
    sent,
    geometry,
    containers: [],
    isDrawn: signal(true),
    textNode: signal(undefined),
    send: (message) => void sent.push(message),
    place(changed) {
      geometry.value = { ...geometry.value, boxes: byId(Object.values(changed)) }
    },
    hit: async (x, y) =>
      [...geometry.value.boxes.values()]
        .flat()
        .filter((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)
        .toReversed(),
    dropTargets: async () => ({ containers: canvas.containers, scrollY: geometry.value.scrollY }),
    evaluate: async () => NO_RESULT,
    evaluateMany: async (texts) => texts.map(() => NO_RESULT),
    explain: async () => ({ result: NO_RESULT, took: 0 }),
    peek: async (_, texts) => texts.map(() => ({ kind: 'error', text: NO_RESULT.message })),
    count: async () => ({ holds: 0 }),
    rows: async () => undefined,
    runTest: async () => ({ status: 'impossible', reason: NO_RESULT.message }),
    watch: () => () => undefined,
    listen: () => () => undefined,
    close: () => undefined,
  }
  return canvas
}
