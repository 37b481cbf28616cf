import type { Editor } from '../../session/editor.ts'
import { createDropKernel, type DropKernel, type DropPlan } from '../drop-kernel.ts'
import { createDropRules, type DragPayload, type DropRefusal } from '../drop-rules.ts'
import type { DropContainer } from '@heddle/canvas/protocol'
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
  /**
   * Ends it, and places what it carries where it is: at once, or as soon as the frame has said where that is. Nothing is placed
   * where it may not land; when the frame does not answer, the person is told.
   */
  readonly land: (place: (plan: DropPlan) => void) => void
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
  const rules = createDropRules(editor, payload)
  const reasons = new Map<DropContainer, DropRefusal | undefined>()
  let isOver = false

  /** Whether the frame has answered; a frame that went away does not, and the drag goes on over the rest of the editor. */
  const isAnswered = (editor.canvas.value?.dropTargets() ?? Promise.reject(new Error('There is no frame'))).then(
    (found) => {
      targets = found
      kernel = createDropKernel({
        containers: found.containers,
        dragged: new Set('nodes' in payload ? payload.nodes : []),
        allows: rules.allows,
        ...homeOf(editor, payload),
      })
      if (last && !isOver) move(last.at, last.modifiers)
      return true
    },
    () => false,
  )

  function move(at: Point, modifiers: DragModifiers): void {
    last = { at, modifiers }
    stage.ghost.value = at
    plan = planNow()
    show(modifiers.isCopy ? words.copyOf(name) : name, plan, scrolled(), plan ? undefined : refusalNow()?.message)
  }

  /** How far the page was scrolled since the places were read. */
  function scrolled(): number {
    return (editor.canvas.value?.geometry.value.scrollY ?? 0) - (targets?.scrollY ?? 0)
  }

  function planNow(): DropPlan | undefined {
    if (!kernel || !last) return undefined
    const { x, y } = pointNow(last.at)
    return refusalNow()?.isFinal ? undefined : kernel.at(x, y, last.modifiers.isAnywhere)
  }

  /** Why what is under the pointer does not take it. */
  function refusalNow(): DropRefusal | undefined {
    const { x, y } = last ? pointNow(last.at) : { x: NaN, y: NaN }
    const refused = kernel?.refusedAt(x, y)
    if (refused && !reasons.has(refused)) reasons.set(refused, rules.whyNot(refused))
    return refused && reasons.get(refused)
  }

  function pointNow(at: Point): Point {
    const { x, y } = toFrame(stage.viewport.value, at)
    return { x, y: y + scrolled() }
  }

  function end(): void {
    isOver = true
    stage.drag.value = undefined
  }

  function show(label: string, found: DropPlan | undefined, above: number, refusal: string | undefined): void {
    const shown = stage.drag.value
    const lineY = found && found.line.y - above
    if (
      shown?.label === label &&
      shown.refusal === refusal &&
      shown.target?.line.y === lineY &&
      shown.target?.line.x === found?.line.x &&
      shown.target?.containerId === found?.container.id
    )
      return
    stage.drag.value = {
      label,
      ...(refusal !== undefined && { refusal }),
      ...(found && {
        target: {
          containerId: found.container.id,
          index: found.index,
          line: { ...found.line, y: found.line.y - above },
          container: {
            x: found.container.x,
            y: found.container.y - above,
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
    land: (place) => {
      end()
      if (kernel) {
        if (plan) place(plan)
        return
      }
      void isAnswered.then((isThere) => {
        const found = planNow()
        if (found) place(found)
        else if (!isThere) editor.session.notice.value = { text: words.notPlaced(name), tone: 'danger' }
      })
    },
    leave: () => {
      plan = undefined
      last = undefined
      stage.drag.value = undefined
    },
    end,
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
