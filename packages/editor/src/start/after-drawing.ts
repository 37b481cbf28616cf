import { effect } from '@preact/signals-core'
import type { Editor } from '../session/editor.ts'
import { afterPaint } from './after-paint.ts'

/**
 * Calls once the page stands in its frame and that is on screen: what nobody sees yet takes nothing from the drawing before.
 * Returns how to forget it.
 */
export function afterDrawing({ canvas }: Pick<Editor, 'canvas'>, fn: () => void): () => void {
  let forget: (() => void) | undefined
  const stop = effect(() => {
    if (canvas.value?.isDrawn.value) forget ??= afterPaint(fn)
  })
  return () => {
    stop()
    forget?.()
  }
}
