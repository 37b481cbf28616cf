import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useNode } from '@heddle/kit/react'
import { POPUP_CLOSING, type ClosingReason, type PopupClosing } from '@heddle/kit/react/popup-closing'

type Said = Pick<PopupClosing, 'reason' | 'returnData'>

export interface Closing {
  /** Asks the workflows that hear of it first; those that prevent it keep the popup open. */
  readonly ask: (said: Said, goOn: () => void) => void
  /** Why the browser closes it: the last press was beside it, or there was none. */
  readonly reason: () => ClosingReason
  /** Why it was closed, told once. */
  readonly take: () => Said
}

/** Whether a press is beside a dialog: on its cover, or on the page behind it. */
export function isBeside(dialog: HTMLElement, { target, clientX: x, clientY: y }: MouseEvent | PointerEvent): boolean {
  if (target !== dialog) return !(target instanceof Node && dialog.contains(target))
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

/**
 * Why a popup closes, and a stop before it. Who closes it by an action says so by an event; what the browser does is known by
 * the last press.
 * @param hasOverlay whether the page is covered
 * @param onGone it is gone without having been closed
 */
export function useClosing(element: RefObject<HTMLElement | null>, hasOverlay: boolean, onGone: () => void): Closing {
  const { emit } = useNode()
  const said = useRef<Said | undefined>(undefined)
  const wasBeside = useRef(false)
  const isAsking = useRef(false)
  const reason = (): ClosingReason => (wasBeside.current ? (hasOverlay ? 'overlay' : 'outside') : 'escape')
  const closing: Closing = {
    reason,
    ask(why, goOn) {
      if (isAsking.current) return
      isAsking.current = true
      const event = Object.assign(new Event('beforeClose', { cancelable: true }), { reason: why.reason })
      void Promise.resolve(emit('beforeClose', event)).finally(() => {
        isAsking.current = false
        if (event.defaultPrevented) return
        said.current = why
        goOn()
      })
    },
    take() {
      const why = said.current ?? { reason: reason() }
      said.current = undefined
      return why
    },
  }
  const latest = useRef({ closing, onGone })
  useLayoutEffect(() => {
    latest.current = { closing, onGone }
  })
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return undefined
    const end = new AbortController()
    const { signal } = end
    const { ownerDocument } = dialog
    dialog.addEventListener(
      POPUP_CLOSING,
      (event) => {
        const { goOn, ...why } = (event as CustomEvent<PopupClosing>).detail
        if (event.target !== dialog) return
        event.preventDefault()
        if (goOn) return latest.current.closing.ask(why, goOn)
        said.current = why
        latest.current.onGone()
      },
      { signal },
    )
    ownerDocument.addEventListener('pointerdown', (event) => (wasBeside.current = isBeside(dialog, event)), {
      signal,
      capture: true,
      passive: true,
    })
    ownerDocument.addEventListener('keydown', () => (wasBeside.current = false), { signal, capture: true })
    return () => end.abort()
  }, [element])
  return closing
}
