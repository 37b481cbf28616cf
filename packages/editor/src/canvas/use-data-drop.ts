import { useEffect, type RefObject } from 'react'
import type { Id } from '@heddle/document'
import { setProp, setRepeat, type OperationResult } from '@heddle/document/operations'
import { onCodeDrop, type CodeDrop } from '../session/code-drop.ts'
import type { Editor } from '../session/editor.ts'
import { nodeName } from '../session/tree.ts'
import { useStage } from './overlay/use-stage.ts'
import type { Stage } from './stage.ts'
import { variantOf } from './tools/edit-text.ts'
import { toFrame } from './viewport.ts'
import { words } from './words.ts'

/** Data that is let go of over the page: a text shows it, and an element is repeated over a collection. */
export function useDataDrop(layer: RefObject<HTMLElement | null>): void {
  const stage = useStage()
  useEffect(() => {
    const element = layer.current
    return element ? onCodeDrop(element, (drop) => void land(stage, element, drop)) : undefined
  }, [stage, layer])
}

async function land({ editor, viewport }: Stage, layer: HTMLElement, drop: CodeDrop): Promise<void> {
  const { left, top } = layer.getBoundingClientRect()
  const at = toFrame(viewport.value, { x: drop.clientX - left, y: drop.clientY - top })
  const hits = await editor.canvas.value?.hit(at.x, at.y).catch(() => [])
  const id = hits?.[0]?.id
  if (id !== undefined) showOn(editor, id, drop)
}

/** Makes an element show data, and selects it. */
export function showOn(editor: Editor, id: Id, { recordId, code }: Pick<CodeDrop, 'recordId' | 'code'>): void {
  const { view, session, change } = editor
  const collection = view.find('collection', recordId)
  const result = collection
    ? setRepeat(view, {
        ids: [id],
        repeat: { over: { type: 'f', code }, ...(collection.rowKey !== undefined && { key: collection.rowKey }) },
      })
    : bindText(editor, id, code)
  if (result === undefined) {
    session.notice.value = { text: words.noText(nodeName(editor, id)), tone: 'info' }
    return
  }
  if (change(words.changes.show(nodeName(editor, id)), result)) session.selection.value = [id]
}

function bindText(editor: Editor, id: Id, code: string): OperationResult | undefined {
  const { view, definitions } = editor
  const field = definitions.get(view.find('node', id)?.element ?? '')?.inlineText
  if (field === undefined) return undefined
  const fieldsOf = (type: string) => definitions.get(type)
  return setProp(view, { ids: [id], field, variant: variantOf(editor, id, field), value: { type: 'f', code }, fieldsOf })
}
