import { effect } from '@preact/signals-core'
import { useEffect } from 'react'
import type { ToCanvas } from '@heddle/canvas/protocol'
import type { Editor } from '../session/editor.ts'
import { useEditor } from '../session/use-editor.ts'
import { shownParts } from './shown-parts.ts'

/**
 * Keeps the frame in step with the session: the selection is scrolled into sight, shown in the state
 * that is being styled, variables hold what is tried, and collections give what is staged or
 * what their sources gave.
 */
export function useCanvasEffects(): void {
  const editor = useEditor()
  useEffect(() => {
    const { session, canvas } = editor
    const stopScroll = effect(() => {
      const [id] = session.selection.value
      if (id !== undefined) canvas.value?.send({ type: 'scroll-to', id })
    })
    let isForced = false
    const stopForce = effect(() => {
      const [id] = session.selection.value
      const state = session.stateId.value
      const connection = canvas.value
      const isForcing = id !== undefined && state !== 'default'
      if (isForcing) connection?.send({ type: 'force-state', id, state })
      else if (isForced) connection?.send({ type: 'force-state' })
      isForced = isForcing
    })
    const stops = [
      keepTelling(
        editor,
        () => shownParts(session.selection.value, editor, session.canvasShows.value),
        (parts) => ({ type: 'show', parts }),
      ),
      keepTelling(
        editor,
        () => session.tried.value,
        (values) => ({ type: 'try', values }),
      ),
      keepTelling(
        editor,
        () => session.staged.value,
        (shows) => ({ type: 'show-collections', shows }),
      ),
      keepTelling(
        editor,
        () => session.askedRows.value,
        (asked) => ({ type: 'give-rows', asked }),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
      stopScroll()
      stopForce()
    }
  }, [editor])
}

/** Tells the frame what there is while there is something, and once more when it is gone. Returns how to stop. */
function keepTelling<T extends object>(
  { canvas }: Pick<Editor, 'canvas'>,
  read: () => T,
  toMessage: (value: T) => ToCanvas,
): () => void {
  let wasThere = false
  return effect(() => {
    const value = read()
    const connection = canvas.value
    const isThere = Object.keys(value).length > 0
    if (isThere || wasThere) connection?.send(toMessage(value))
    wasThere = isThere
  })
}
