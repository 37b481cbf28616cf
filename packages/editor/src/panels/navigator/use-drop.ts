import { effect } from '@preact/signals-core'
import { useEffect, useState, type RefObject } from 'react'
import { checkMove, checkNew, checkNewInstance, copyFragment, moveNodes, pasteFragment } from '@heddle/document/operations'
import type { Target } from '@heddle/document/operations'
import { hasErrors, outletsOf, type Id, type Issue } from '@heddle/document'
import { placeInstance } from '../../commands/components/component-changes.ts'
import { insertItem } from '../../commands/insert/insert-item.ts'
import { applyAndSelect, fieldsOf, nameOfNodes } from '../../commands/selection.ts'
import type { DragPayload } from '../../drag/start-drag.ts'
import { withFreeNames } from '../../session/field-names.ts'
import { insertablesOf } from '../../session/insertables.ts'
import type { Editor } from '../../session/editor.ts'
import { contentRoot } from '../../session/inside/inside.ts'
import { words as commandsWords } from '../../commands/words.ts'
import { navigatorDrop, type NavigatorDrop } from './drop-kernel.ts'
import type { NavigatorModel } from './navigator-model.ts'
import { ROW_HEIGHT } from './rows.ts'

/** Pixels from an edge of the list where a drag scrolls it, and how far a move scrolls. */
const SCROLL_EDGE = 24
const SCROLL_STEP = 14

/** Takes what is dragged over the navigator, wherever the drag began; answers where it would land now. */
export function useDrop(
  editor: Editor,
  model: NavigatorModel,
  scroller: RefObject<HTMLElement | null>,
): NavigatorDrop | undefined {
  const [shown, setShown] = useState<NavigatorDrop>()
  useEffect(() => {
    let events: AbortController | undefined
    const stop = effect(() => {
      const payload = editor.session.drag.value
      events?.abort()
      setShown(undefined)
      if (!payload) return
      events = new AbortController()
      let drop: NavigatorDrop | undefined
      const isCarrier = ({ pointerId }: PointerEvent) => pointerId === (payload.pointerId ?? pointerId)
      const move = (event: PointerEvent) => {
        if (!isCarrier(event)) return
        drop = scroller.current ? dropUnder(editor, model, payload, scroller.current, event) : undefined
        setShown((before) => (isSameDrop(before, drop) ? before : drop))
      }
      const release = (event: PointerEvent) => {
        move(event)
        if (!isCarrier(event) || !editor.session.drag.value) return
        if (drop) land(editor, payload, drop.target, event.altKey)
        else if (scroller.current) sayWhyNot(editor, model, payload, scroller.current, event)
      }
      window.addEventListener('pointermove', move, { signal: events.signal })
      window.addEventListener('pointerup', release, { signal: events.signal })
    })
    return () => {
      stop()
      events?.abort()
    }
  }, [editor, model, scroller])
  return shown
}

function dropUnder(
  editor: Editor,
  model: NavigatorModel,
  payload: DragPayload,
  list: HTMLElement,
  event: PointerEvent,
): NavigatorDrop | undefined {
  if (!isOver(list, event)) return undefined
  const box = list.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  if (y < box.top + SCROLL_EDGE) list.scrollTop -= SCROLL_STEP
  if (y > box.bottom - SCROLL_EDGE) list.scrollTop += SCROLL_STEP
  const { view } = editor
  const moved: readonly Id[] = 'nodes' in payload ? payload.nodes : []
  return navigatorDrop(
    {
      rows: model.rows.value,
      rootId: contentRoot(editor),
      view,
      leaving: new Set(event.altKey ? [] : moved),
      slotOf: (id) => slotOf(editor, id),
      allows: (target) => !hasErrors(issuesAt(editor, payload, target)),
    },
    x - box.left - 6,
    y - box.top + list.scrollTop,
  )
}

function isOver(list: HTMLElement, { clientX: x, clientY: y }: PointerEvent): boolean {
  const box = list.getBoundingClientRect()
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** The slot of a row for what is dropped onto it. */
function slotOf({ view, definitions }: Editor, id: Id): string | undefined {
  const componentId = view.find('node', id)?.componentId
  if (componentId !== undefined) return outletsOf(view, componentId)[0]?.id
  const slots = Object.entries(definitions.get(view.find('node', id)?.element ?? '')?.slots ?? {})
  return (slots.find(([, { accepts }]) => accepts === undefined) ?? slots[0])?.[0]
}

function issuesAt(editor: Editor, payload: DragPayload, target: Target): readonly Issue[] {
  const { view, definitions } = editor
  const fields = fieldsOf(editor)
  if ('componentId' in payload) return checkNewInstance(view, payload.componentId, target, fields)
  if (!('item' in payload)) return checkMove(view, payload.nodes, target, fields)
  const item = insertablesOf(definitions).get(payload.item)
  return item ? checkNew(view.get, fields, item.template, target, '') : []
}

/** Tells why nothing was placed where it was let go. */
function sayWhyNot(editor: Editor, model: NavigatorModel, payload: DragPayload, list: HTMLElement, event: PointerEvent): void {
  if (!isOver(list, event)) return
  const row = model.rows.value[Math.floor((event.clientY - list.getBoundingClientRect().top + list.scrollTop) / ROW_HEIGHT)]
  const slot = row && slotOf(editor, row.id)
  const [issue] = row && slot !== undefined ? issuesAt(editor, payload, { parentId: row.id, slot }) : []
  if (issue) editor.session.notice.value = { text: issue.message, tone: 'danger' }
}

function land(editor: Editor, payload: DragPayload, target: Target, isCopy: boolean): void {
  const { view, newId } = editor
  if ('item' in payload) {
    const item = insertablesOf(editor.definitions).get(payload.item)
    if (item) insertItem(editor, item, target)
    return
  }
  if ('componentId' in payload) {
    placeInstance(editor, payload.componentId, target)
    return
  }
  const ids = payload.nodes
  const what = nameOfNodes(editor, ids)
  if (isCopy) {
    const fragment = copyFragment(view, { ids })
    applyAndSelect(
      editor,
      commandsWords.changes.duplicate(what),
      withFreeNames(editor, pasteFragment(view, { fragment, target, newId, fieldsOf: fieldsOf(editor) })),
    )
  } else {
    applyAndSelect(editor, commandsWords.changes.move(what), moveNodes(view, { ids, target, fieldsOf: fieldsOf(editor) }))
  }
}

function isSameDrop(a: NavigatorDrop | undefined, b: NavigatorDrop | undefined): boolean {
  return a?.into === b?.into && a?.line?.gap === b?.line?.gap && a?.line?.depth === b?.line?.depth
}
