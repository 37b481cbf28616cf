import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { useNode } from '@heddle/kit/react'
import type { ClosingReason, PopupClosing } from '@heddle/kit/react/popup-closing'

type Said = Pick<PopupClosing, 'reason' | 'returnData'>

export interface Closing {
  /** The browser, or somebody by an event of its own, asks to close the dialog. */
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  /** Asks the workflows that hear of it before; one that prevents it keeps the popup open. */
  readonly ask: (dialog: HTMLDialogElement) => void
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
  useLayoutEffect(() => watchPresses(element.current, (isOutside) => (wasBeside.current = isOutside)), [element])
  const reason = (): ClosingReason => (wasBeside.current ? (hasOverlay ? 'overlay' : 'outside') : 'escape')
  const asked = (why: Said, goOn: () => void): void => {
    if (isAsking.current) return
    isAsking.current = true
    const event = Object.assign(new Event('beforeClose', { cancelable: true }), { reason: why.reason })
    void Promise.resolve(emit('beforeClose', event)).finally(() => {
      isAsking.current = false
      if (event.defaultPrevented) return
      said.current = why
      goOn()
    })
  }
  const ask: Closing['ask'] = (dialog) =>
    asked({ reason: reason() }, () => (dialog.popover === null ? dialog.close() : dialog.hidePopover()))
  return {
    ask,
    onCancel(event) {
      const { target, currentTarget, nativeEvent } = event
      // A browser that was stopped once closes it the next time without asking.
      if (target !== currentTarget || !event.cancelable) return
      event.preventDefault()
      if (!(nativeEvent instanceof CustomEvent)) return ask(currentTarget)
      const { goOn, ...why } = nativeEvent.detail as PopupClosing
      if (goOn) return asked(why, goOn)
      said.current = why
      onGone()
    },
    take() {
      const why = said.current ?? { reason: reason() }
      said.current = undefined
      return why
    },
  }
}

/** Tells whether the last press was beside a dialog; a key takes that back. */
function watchPresses(dialog: HTMLElement | null, onPress: (isOutside: boolean) => void): (() => void) | undefined {
  if (!dialog) return undefined
  const end = new AbortController()
  const how = { signal: end.signal, capture: true, passive: true }
  dialog.ownerDocument.addEventListener('pointerdown', (event) => onPress(isBeside(dialog, event)), how)
  dialog.ownerDocument.addEventListener('keydown', () => onPress(false), how)
  return () => end.abort()
}
