import { effect } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { canPlaceInstance, checkMove, checkNew, copyFragment, moveNodes, pasteFragment } from '@heddle/document/operations'
import type { Target } from '@heddle/document/operations'
import { hasErrors, outletsOf } from '@heddle/document'
import type { Id } from '@heddle/document'
import { placeInstance } from '../../commands/components/component-changes.ts'
import { insertItem } from '../../commands/insert/insert-item.ts'
import { applyAndSelect, fieldsOf, nameOfNodes } from '../../commands/selection.ts'
import type { DragPayload } from '../../drag/start-drag.ts'
import { withFreeNames } from '../../session/field-names.ts'
import { insertablesOf } from '../../session/insertables.ts'
import type { Editor } from '../../session/editor.ts'
import { contentRoot } from '../../session/inside/inside.ts'
import { words as commandsWords } from '../../commands/words.ts'
import { navigatorDrop } from './drop-kernel.ts'
import type { NavigatorDrop } from './drop-kernel.ts'
import type { NavigatorModel } from './navigator-model.ts'

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
        if (isCarrier(event) && drop && editor.session.drag.value) land(editor, payload, drop.target, event.altKey)
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
  const box = list.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined
  if (y < box.top + SCROLL_EDGE) list.scrollTop -= SCROLL_STEP
  if (y > box.bottom - SCROLL_EDGE) list.scrollTop += SCROLL_STEP
  const { view, definitions } = editor
  const moved: readonly Id[] = 'nodes' in payload ? payload.nodes : []
  const fields = fieldsOf(editor)
  const item = 'item' in payload ? insertablesOf(definitions).get(payload.item) : undefined
  return navigatorDrop(
    {
      rows: model.rows.value,
      rootId: contentRoot(editor),
      view,
      leaving: new Set(event.altKey ? [] : moved),
      slotOf: (id) => {
        const componentId = view.find('node', id)?.componentId
        if (componentId !== undefined) return outletsOf(view, componentId)[0]?.id
        const slots = Object.entries(definitions.get(view.find('node', id)?.element ?? '')?.slots ?? {})
        return (slots.find(([, { accepts }]) => accepts === undefined) ?? slots[0])?.[0]
      },
      allows: (target) =>
        'componentId' in payload
          ? canPlaceInstance(view, payload.componentId, target, fields)
          : 'item' in payload
            ? item !== undefined && !hasErrors(checkNew(view.get, fields, item.template, target, ''))
            : !hasErrors(checkMove(view, moved, target, fields)),
    },
    x - box.left - 6,
    y - box.top + list.scrollTop,
  )
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
