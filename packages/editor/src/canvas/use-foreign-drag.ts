import { useEffect, type RefObject } from 'react'
import { insertablesOf } from '../session/insertables.ts'
import { useEditor } from '../session/use-editor.ts'
import { nodeTitle } from '../session/tree.ts'
import { words } from './words.ts'
import { startDrag, type Drag } from './tools/drag.ts'
import { landDrag } from './tools/land-drag.ts'
import type { PointerTool } from './tools/pointer-tool.ts'
import { placeFiles, FILE_ELEMENT } from './tools/place-files.ts'
import { useStage } from './overlay/use-stage.ts'
import type { DropPlan } from './drop-kernel.ts'
import type { DragPayload } from './drop-rules.ts'

/**
 * Drags that begin elsewhere and may land on the canvas: an element of the Add panel or nodes of the navigator
 * (`session.drag`, by pointer or by the browser's own drag), and files from the desktop.
 */
export function useForeignDrag(layer: RefObject<HTMLElement | null>, tool: PointerTool): void {
  const stage = useStage()
  const editor = useEditor()
  useEffect(() => {
    const element = layer.current
    if (!element) return undefined
    const { session } = editor
    let drag: Drag | undefined

    function begin(payload: DragPayload, name: string): Drag {
      drag?.end()
      drag = startDrag(stage, payload, name)
      return drag
    }

    function finish(): void {
      drag?.end()
      drag = undefined
    }

    function follow(event: MouseEvent): boolean {
      if (!drag || !element) return false
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const isInside = event.clientX >= left && event.clientX < right && event.clientY >= top && event.clientY < bottom
      if (isInside) {
        drag.move(
          { x: event.clientX - left, y: event.clientY - top },
          { isAnywhere: true, isCopy: event.altKey && 'nodes' in drag.payload },
        )
      } else drag.leave()
      return isInside
    }

    /** Lets go of the drag, and places what it carried as soon as it is known where. */
    function land(event: MouseEvent, place: (plan: DropPlan, payload: DragPayload) => void): void {
      const dropped = drag
      const isInside = follow(event)
      drag = undefined
      if (!dropped || !isInside) return dropped?.end()
      session.drag.value = undefined
      dropped.land((plan) => place(plan, dropped.payload))
    }

    function drop(event: MouseEvent): void {
      const isCopying = event.altKey
      land(event, (plan, payload) => void landDrag(editor, { payload, plan, isCopy: isCopying && 'nodes' in payload }))
    }

    /** What other fingers do is no part of a drag that one of them carries. */
    const isCarrier = ({ pointerId }: PointerEvent): boolean => pointerId === (session.drag.value?.pointerId ?? pointerId)

    const stopHearing = session.drag.subscribe((payload) => {
      // The canvas's own drag is the pointer tool's business.
      if (!payload) finish()
      else if (!tool.isBusy()) begin(payload, nameOf(payload))
    })

    function nameOf(payload: DragPayload): string {
      if ('item' in payload) return insertablesOf(editor.definitions).get(payload.item)?.label ?? ''
      if ('componentId' in payload) return editor.view.find('library-component', payload.componentId)?.name ?? ''
      const [first, ...others] = payload.nodes
      return first !== undefined && others.length === 0 ? nodeTitle(editor, first) : words.elements(payload.nodes.length)
    }

    const onDragOver = (event: DragEvent): void => {
      const hasFiles = event.dataTransfer?.types.includes('Files') ?? false
      if (!drag && !hasFiles) return
      event.preventDefault()
      if (!drag) begin({ item: FILE_ELEMENT }, words.file)
      follow(event)
    }
    const onDrop = (event: DragEvent): void => {
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) {
        drop(event)
        return
      }
      land(event, (plan) => void placeFiles(editor, files, plan))
    }
    const onDragLeave = (): void => {
      if (session.drag.value) drag?.leave()
      else finish()
    }

    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('dragover', onDragOver, { signal })
    element.addEventListener('drop', onDrop, { signal })
    element.addEventListener('dragleave', onDragLeave, { signal })
    window.addEventListener('pointermove', (event) => isCarrier(event) && follow(event), { signal })
    window.addEventListener('pointerup', (event) => isCarrier(event) && drop(event), { signal })
    return () => {
      stopHearing()
      stop.abort()
      finish()
    }
  }, [stage, editor, layer, tool])
}
