import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import type { Box } from '@heddle/canvas/protocol'
import type { Editor } from '../session/editor.ts'
import { viewportOf } from './look.ts'
import type { Point, Viewport } from './viewport.ts'

/** What is shown of a drag: a label at the pointer, and the place it would land in. */
export interface ShownDrag {
  readonly label: string
  /** Why what is under the pointer does not take it. */
  readonly refusal?: string
  /** Absent while it cannot land anywhere. */
  readonly target?: {
    /** The page or the node it would land in. */
    readonly containerId: Id
    readonly container: Box
    readonly line: Box
    /** Position from 0. */
    readonly index: number
  }
}

/** What the canvas area knows beside the editor's session: where the frame stands and what the hands are doing. */
export interface Stage {
  readonly editor: Editor
  readonly viewport: ReadonlySignal<Viewport>
  readonly drag: Signal<ShownDrag | undefined>
  /** Pointer of a drag in the area; read by the ghost without rendering. */
  readonly ghost: Signal<Point>
  /** Alt is held: distances are shown. */
  readonly isMeasuring: Signal<boolean>
  /** Space is held: the pointer moves the page. */
  readonly isPanning: Signal<boolean>
}

export function createStage(editor: Editor): Stage {
  return {
    editor,
    viewport: computed(() => viewportOf(editor.session)),
    drag: signal<ShownDrag | undefined>(undefined),
    ghost: signal({ x: 0, y: 0 }),
    isMeasuring: signal(false),
    isPanning: signal(false),
  }
}
