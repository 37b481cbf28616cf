import type { Editor } from '../../session/editor.ts'
import { createDropKernel, type DropKernel, type DropPlan } from '../drop-kernel.ts'
import { createDropRules, type DragPayload } from '../drop-rules.ts'
import type { DropTargets } from '../../frame/connection.ts'
import { nodeOf } from '../../session/tree.ts'
import { toFrame, type Point } from '../viewport.ts'
import { words } from '../words.ts'
import type { Stage } from '../stage.ts'

export interface DragModifiers {
  /** Ctrl or Cmd: anywhere, not only among siblings. */
  readonly isAnywhere: boolean
  /** Alt: leaves the original where it is. */
  readonly isCopy: boolean
}

/** A drag over the canvas, wherever it came from. Nothing changes in the document before it lands. */
export interface Drag {
  readonly payload: DragPayload
  readonly move: (at: Point, modifiers: DragModifiers) => void
  /** Where it would land now. */
  readonly plan: () => DropPlan | undefined
  /** Leaves the canvas: nothing is shown until the next move. */
  readonly leave: () => void
  readonly end: () => void
}

/** Starts a drag: reads every place to drop once, then answers moves from that reading alone. */
export function startDrag(stage: Stage, payload: DragPayload, name: string): Drag {
  const { editor } = stage
  let targets: DropTargets | undefined
  let kernel: DropKernel | undefined
  let last: { readonly at: Point; readonly modifiers: DragModifiers } | undefined
  let plan: DropPlan | undefined
  let isOver = false

  void editor.canvas.value?.dropTargets().then(
    (found) => {
      if (isOver) return
      targets = found
      kernel = createDropKernel({
        containers: found.containers,
        dragged: new Set('nodes' in payload ? payload.nodes : []),
        allows: createDropRules(editor, payload),
        ...homeOf(editor, payload),
      })
      if (last) move(last.at, last.modifiers)
    },
    // The frame went away: the drag goes on over the rest of the editor.
    () => undefined,
  )

  function move(at: Point, modifiers: DragModifiers): void {
    last = { at, modifiers }
    stage.ghost.value = at
    plan = undefined
    const scrolled = (editor.canvas.value?.geometry.value.scrollY ?? 0) - (targets?.scrollY ?? 0)
    if (kernel) {
      const point = toFrame(stage.viewport.value, at)
      plan = kernel.at(point.x, point.y + scrolled, modifiers.isAnywhere)
    }
    show(modifiers.isCopy ? words.copyOf(name) : name, plan, scrolled)
  }

  function show(label: string, found: DropPlan | undefined, scrolled: number): void {
    const shown = stage.drag.value
    const lineY = found && found.line.y - scrolled
    if (
      shown?.label === label &&
      shown.target?.line.y === lineY &&
      shown.target?.line.x === found?.line.x &&
      shown.target?.containerId === found?.container.id
    )
      return
    stage.drag.value = {
      label,
      ...(found && {
        target: {
          containerId: found.container.id,
          index: found.index,
          line: { ...found.line, y: found.line.y - scrolled },
          container: {
            x: found.container.x,
            y: found.container.y - scrolled,
            width: found.container.width,
            height: found.container.height,
          },
        },
      }),
    }
  }

  return {
    payload,
    move,
    plan: () => plan,
    leave: () => {
      plan = undefined
      last = undefined
      stage.drag.value = undefined
    },
    end: () => {
      isOver = true
      stage.drag.value = undefined
    },
  }
}

/** The one container that holds everything that is dragged. */
function homeOf(editor: Editor, payload: DragPayload): { readonly home?: { readonly id: string; readonly slot: string } } {
  if (!('nodes' in payload)) return {}
  const places = payload.nodes.map((id) => nodeOf(editor.view, id)?.place)
  const first = places[0]
  const isShared = first && places.every((place) => place?.parentId === first.parentId && place.slot === first.slot)
  return isShared ? { home: { id: first.parentId, slot: first.slot } } : {}
}
