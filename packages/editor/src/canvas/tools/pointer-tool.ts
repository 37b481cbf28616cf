import type { Id } from '@heddle/document'
import { topmost } from '@heddle/document/operations'
import { isHere, openComponentOf, openInstance } from '../../session/inside/inside.ts'
import { nodeTitle } from '../../session/tree.ts'
import { toFrame, type Point } from '../viewport.ts'
import { words } from '../words.ts'
import { canEditText, editText } from './edit-text.ts'
import { landDrag } from './land-drag.ts'
import { startDrag, type Drag, type DragModifiers } from './drag.ts'
import { hoverNode, pressNode } from './press.ts'
import { moveView } from './wheel.ts'
import type { Stage } from '../stage.ts'

/** Screen pixels the pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 4
/** Distance from the area's edge at which a drag scrolls the page, and its highest speed in screen pixels a frame. */
const SCROLL_EDGE = 40
const SCROLL_STEP = 14

/** A pointer event in the canvas area's own coordinates. */
export interface PointerInput extends Point {
  readonly button: number
  readonly isCtrl: boolean
  readonly isShift: boolean
  readonly isAlt: boolean
}

/** What the pointer does on the canvas: hover, press, click, drag, pan. Feed it from events; it holds no DOM. */
export interface PointerTool {
  readonly hover: (input: PointerInput) => void
  readonly leave: () => void
  readonly down: (input: PointerInput) => void
  readonly move: (input: PointerInput) => void
  readonly up: (input: PointerInput) => void
  /** Keys pressed or let go while the pointer is down. */
  readonly changeKeys: (keys: Pick<PointerInput, 'isCtrl' | 'isAlt'>) => void
  readonly cancel: () => void
  readonly doubleClick: (input: PointerInput) => Promise<void>
  /** Selects what is under the pointer for a menu, unless it is selected already. */
  readonly pickForMenu: (input: PointerInput) => Promise<void>
  readonly isBusy: () => boolean
  /** Resolves when the frame has said what was pressed; `undefined` when nothing is asked. Until then the selection is the former one. */
  readonly answered: () => Promise<unknown> | undefined
}

type Hand =
  | { readonly kind: 'idle' }
  | { readonly kind: 'panning'; last: Point }
  | { readonly kind: 'pressed'; readonly start: PointerInput; readonly press: Promise<{ readonly afterClick?: readonly Id[] }> }
  | { readonly kind: 'dragging'; readonly drag: Drag; last: PointerInput; scrollFrame: number }

export interface PointerToolOptions {
  readonly stage: Stage
  readonly requestFrame?: (callback: () => void) => number
  readonly cancelFrame?: (frame: number) => void
}

export function createPointerTool({
  stage,
  requestFrame = (callback) => requestAnimationFrame(callback),
  cancelFrame = (frame) => cancelAnimationFrame(frame),
}: PointerToolOptions): PointerTool {
  const { editor } = stage
  const { session } = editor
  let hand: Hand = { kind: 'idle' }
  const asked = new Set<Promise<unknown>>()
  let hovering: { input: PointerInput; isAsked: boolean } | undefined

  /** Remembers a question about what was pressed until it is answered. */
  function track<T>(question: Promise<T>): Promise<T> {
    asked.add(question)
    void question.finally(() => asked.delete(question)).catch(() => undefined)
    return question
  }

  async function innermostAt(point: Point): Promise<Id | undefined> {
    const at = toFrame(stage.viewport.value, point)
    // A closed frame has nothing under the pointer.
    const hits = (await editor.canvas.value?.hit(at.x, at.y).catch(() => [])) ?? []
    // While a component is open the rest of the page is only looked at.
    const innermost = hits.find(({ id }) => isHere(editor, id))?.id
    return innermost ?? otherInstance(hits)
  }

  /** Another instance of the component that is open: the only thing beside it that can be gone to. */
  function otherInstance(hits: readonly { readonly id: Id }[]): Id | undefined {
    const component = openComponentOf(editor)
    return component && hits.find(({ id }) => editor.view.find('node', id)?.componentId === component.id)?.id
  }

  /** One question per frame at most, and never two on their way. */
  async function askHover(): Promise<void> {
    if (!hovering || hovering.isAsked) return
    hovering.isAsked = true
    const { input } = hovering
    const innermost = await innermostAt(input)
    if (!hovering) return
    hovering.isAsked = false
    if (hand.kind === 'idle') setHover(hoverNode(editor, innermost, input.isCtrl))
    if (hovering.input !== input) requestFrame(() => void askHover())
  }

  function setHover(id: Id | undefined): void {
    if (session.hover.value !== id) session.hover.value = id
  }

  function select(ids: readonly Id[]): void {
    const before = session.selection.value
    if (before.length !== ids.length || before.some((id, index) => id !== ids[index])) session.selection.value = ids
  }

  async function press(input: PointerInput): Promise<{ readonly afterClick?: readonly Id[] }> {
    const innermost = await innermostAt(input)
    if (innermost !== undefined && !isHere(editor, innermost)) {
      session.inside.value = undefined
      openInstance(editor, innermost)
      return {}
    }
    const pressed = pressNode(editor, innermost, { isDeep: input.isCtrl, isAdding: input.isShift })
    select(pressed.selection)
    return pressed.afterClick ? { afterClick: pressed.afterClick } : {}
  }

  async function beginDrag(from: Extract<Hand, { kind: 'pressed' }>, input: PointerInput): Promise<void> {
    await from.press
    if (hand !== from) return
    const nodes = topmost(editor.view, session.selection.value)
    if (nodes.length === 0) {
      hand = { kind: 'idle' }
      return
    }
    setHover(undefined)
    session.drag.value = { nodes }
    const first = nodes[0]
    const name = nodes.length === 1 && first !== undefined ? nodeTitle(editor, first) : words.elements(nodes.length)
    hand = { kind: 'dragging', drag: startDrag(stage, { nodes }, name), last: input, scrollFrame: 0 }
    hand.drag.move(input, toModifiers(input))
  }

  /** Keeps scrolling while a drag rests near the upper or lower edge. */
  function scrollAtEdge(): void {
    if (hand.kind !== 'dragging' || hand.scrollFrame !== 0) return
    const step = scrollStep(hand.last.y, session.canvasArea.value.height)
    if (step === 0) return
    moveView(stage, 0, step)
    hand.scrollFrame = requestFrame(() => {
      if (hand.kind !== 'dragging') return
      hand.scrollFrame = 0
      hand.drag.move(hand.last, toModifiers(hand.last))
      scrollAtEdge()
    })
  }

  function finish(): void {
    if (hand.kind === 'dragging') {
      cancelFrame(hand.scrollFrame)
      hand.drag.end()
      session.drag.value = undefined
    }
    hand = { kind: 'idle' }
  }

  return {
    isBusy: () => hand.kind !== 'idle',
    answered: () => (asked.size === 0 ? undefined : Promise.allSettled(asked)),
    hover: (input) => {
      if (hand.kind !== 'idle') return
      if (hovering) hovering.input = input
      else {
        hovering = { input, isAsked: false }
      }
      requestFrame(() => void askHover())
    },
    leave: () => {
      hovering = undefined
      setHover(undefined)
    },
    down: (input) => {
      if (hand.kind !== 'idle') return
      if (input.button === 1 || (input.button === 0 && stage.isPanning.value)) hand = { kind: 'panning', last: input }
      else if (input.button === 0) hand = { kind: 'pressed', start: input, press: track(press(input)) }
    },
    move: (input) => {
      if (hand.kind === 'panning') {
        moveView(stage, hand.last.x - input.x, hand.last.y - input.y)
        hand.last = input
      } else if (hand.kind === 'pressed') {
        const { start } = hand
        if (Math.hypot(input.x - start.x, input.y - start.y) >= DRAG_DISTANCE) void beginDrag(hand, input)
      } else if (hand.kind === 'dragging') {
        hand.last = input
        hand.drag.move(input, toModifiers(input))
        scrollAtEdge()
      }
    },
    up: (input) => {
      const ended = hand
      if (ended.kind === 'pressed') {
        const click = ended.press.then(({ afterClick }) => {
          const isClick = Math.hypot(input.x - ended.start.x, input.y - ended.start.y) < DRAG_DISTANCE
          if (afterClick && isClick) select(afterClick)
        })
        void track(click)
      }
      finish()
      if (ended.kind !== 'dragging') return
      const { payload, land } = ended.drag
      land((plan) => void landDrag(editor, { payload, plan, isCopy: input.isAlt }))
    },
    changeKeys: ({ isCtrl, isAlt }) => {
      if (hand.kind !== 'dragging') return
      hand.last = { ...hand.last, isCtrl, isAlt }
      hand.drag.move(hand.last, toModifiers(hand.last))
    },
    cancel: finish,
    doubleClick: (input) => track(typeAt(input)),
    pickForMenu: (input) => track(pickAt(input)),
  }

  async function typeAt(input: PointerInput): Promise<void> {
    const innermost = await innermostAt(input)
    const [selected] = session.selection.value
    if (innermost === undefined || selected === undefined) return
    const target = canEditText(editor, selected) ? selected : innermost
    if (canEditText(editor, target)) {
      select([target])
      editText(editor, target)
    } else if (isHere(editor, innermost) && openInstance(editor, innermost)) {
      // What was pressed is selected as soon as the frame knows what is inside.
      const pressed = await innermostAt(input)
      if (pressed !== undefined && isHere(editor, pressed)) select(pressNode(editor, pressed, NO_MODIFIERS).selection)
    }
  }

  async function pickAt(input: PointerInput): Promise<void> {
    const innermost = await innermostAt(input)
    if (innermost !== undefined && !isHere(editor, innermost)) return
    select(pressNode(editor, innermost, NO_MODIFIERS).selection)
  }
}

const NO_MODIFIERS = { isDeep: false, isAdding: false }

function toModifiers(input: Pick<PointerInput, 'isCtrl' | 'isAlt'>): DragModifiers {
  return { isAnywhere: input.isCtrl, isCopy: input.isAlt }
}

/** The nearer the edge, the faster. */
function scrollStep(y: number, height: number): number {
  const [above, below] = [SCROLL_EDGE - y, y - (height - SCROLL_EDGE)]
  const depth = Math.min(SCROLL_EDGE, Math.max(above, below, 0))
  return Math.round((depth / SCROLL_EDGE) * SCROLL_STEP) * (above > below ? -1 : 1)
}
