import type { Editor } from '../session/editor.ts'

/** Pixels the pointer travels before a press becomes a drag. */
const THRESHOLD = 4

export type DragPayload = NonNullable<Editor['session']['drag']['value']>

/**
 * Turns a press into a drag once the pointer has travelled. While `session.drag` is set, canvas and navigator listen to the
 * window's pointer themselves and take what is released over them; Escape or the release ends it. A drag is no click on what
 * it ends over; `onEnd` hears whether there was one.
 */
export function startDragOnMove(
  { session }: Editor,
  press: { readonly clientX: number; readonly clientY: number; readonly pointerId: number },
  payload: () => DragPayload,
  onEnd?: (wasDrag: boolean) => void,
): void {
  const events = new AbortController()
  let isDragging = false
  const end = () => {
    events.abort()
    session.drag.value = undefined
    onEnd?.(isDragging)
  }
  const options = { signal: events.signal }
  const isPressed = (event: PointerEvent) => event.pointerId === press.pointerId
  window.addEventListener(
    'pointermove',
    (event) => {
      if (isDragging || !isPressed(event)) return
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < THRESHOLD) return
      isDragging = true
      ignoreClick(isPressed)
      session.drag.value = { ...payload(), pointerId: press.pointerId }
    },
    options,
  )
  // Targets release first: they listen on the window too, and later listeners run after earlier ones.
  window.addEventListener('pointerup', (event) => isPressed(event) && setTimeout(end), options)
  window.addEventListener('pointercancel', (event) => isPressed(event) && end(), options)
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragging) return
      event.preventDefault()
      event.stopPropagation()
      end()
    },
    { ...options, capture: true },
  )
}

/** Keeps the click that follows the release of the pointer from everybody. */
function ignoreClick(isPressed: (event: PointerEvent) => boolean): void {
  const events = new AbortController()
  const options = { signal: events.signal, capture: true }
  window.addEventListener('click', (event) => event.stopPropagation(), options)
  const release = (event: PointerEvent) => isPressed(event) && setTimeout(() => events.abort())
  window.addEventListener('pointerup', release, options)
  window.addEventListener('pointercancel', release, options)
}
