import { effect } from '@preact/signals-core'
import { useEffect } from 'react'
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
    let isShowing = false
    const stopShow = effect(() => {
      const parts = shownParts(session.selection.value, editor, session.canvasShows.value)
      const connection = canvas.value
      const isToShow = Object.keys(parts).length > 0
      if (isToShow || isShowing) connection?.send({ type: 'show', parts })
      isShowing = isToShow
    })
    let isTrying = false
    const stopTry = effect(() => {
      const values = session.tried.value
      const connection = canvas.value
      const isToTry = Object.keys(values).length > 0
      if (isToTry || isTrying) connection?.send({ type: 'try', values })
      isTrying = isToTry
    })
    let isStaging = false
    const stopStage = effect(() => {
      const shows = session.staged.value
      const connection = canvas.value
      const isToStage = Object.keys(shows).length > 0
      if (isToStage || isStaging) connection?.send({ type: 'show-collections', shows })
      isStaging = isToStage
    })
    let isGiving = false
    const stopGive = effect(() => {
      const asked = session.askedRows.value
      const connection = canvas.value
      const isToGive = Object.keys(asked).length > 0
      if (isToGive || isGiving) connection?.send({ type: 'give-rows', asked })
      isGiving = isToGive
    })
    return () => {
      stopGive()
      stopStage()
      stopScroll()
      stopForce()
      stopShow()
      stopTry()
    }
  }, [editor])
}
