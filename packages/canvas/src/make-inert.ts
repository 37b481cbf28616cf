import type { FromCanvas } from './protocol.ts'

/** What a page could do by itself when touched: follow a link, send a form, drag a picture. None of it happens on the canvas. */
const STOPPED = ['click', 'auxclick', 'submit', 'dragstart', 'contextmenu']

/** Keeps the drawn page still, whatever its elements are. Returns how to stop. */
export function makeInert(document: Document): () => void {
  const stop = (event: Event): void => event.preventDefault()
  for (const type of STOPPED) document.addEventListener(type, stop, { capture: true })
  return () => {
    for (const type of STOPPED) document.removeEventListener(type, stop, { capture: true })
  }
}

/** Hands keys to the editor while the frame has the focus and no text is typed. Returns how to stop. */
export function forwardKeys(document: Document, send: (message: FromCanvas) => void, isTyping: () => boolean): () => void {
  const forward = (event: KeyboardEvent): void => {
    if (isTyping()) return
    event.preventDefault()
    const { key, code, ctrlKey: ctrl, metaKey: meta, shiftKey: shift, altKey: alt } = event
    send({ type: 'key', key, code, ctrl, meta, shift, alt })
  }
  document.addEventListener('keydown', forward, { capture: true })
  return () => document.removeEventListener('keydown', forward, { capture: true })
}
