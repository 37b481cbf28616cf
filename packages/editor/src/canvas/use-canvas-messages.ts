import { useEffect, type RefObject } from 'react'
import { useEditor, useValue } from '../session/use-editor.ts'
import { words } from './words.ts'
import { nodeTitle } from '../session/tree.ts'
import { createTyping } from './tools/edit-text.ts'

/** Acts on what the frame tells: texts typed in place, nodes that could not be drawn. */
export function useCanvasMessages(area: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  const canvas = useValue(editor.canvas)
  useEffect(() => {
    if (!canvas) return undefined
    const typing = createTyping(editor)
    const stop = canvas.listen((message) => {
      if (message.type === 'text-input' || message.type === 'text-done') {
        typing.hear(message)
        const isOver = message.type === 'text-done' && canvas.textNode.value === undefined
        // Only when the frame still has the focus: a click elsewhere has moved it on purpose.
        if (isOver && document.activeElement instanceof HTMLIFrameElement) area.current?.focus({ preventScroll: true })
      } else if (message.type === 'node-error') {
        editor.session.notice.value = {
          text: words.nodeError(nodeTitle(editor, message.id), message.message),
          tone: 'danger',
        }
      }
    })
    return () => {
      stop()
      typing.close()
    }
  }, [editor, canvas, area])
}
