import { openByHand, openByPress, type Listening } from '../dropdown/use-trigger.ts'

/** Pixels between the edge of the window and what opens at the pointer. */
const EDGE = 8

/** Opens and closes a dropdown by whatever its trigger is: a resting mouse, the right button, a press. */
export function openByPointer(listening: Listening): void {
  const { triggerType } = listening.latest()
  openByFocus(listening)
  if (triggerType === 'right-click') openAtPointer(listening)
  else if (triggerType === 'hover') openByHand(listening, openByHover(listening))
  else openByPress(listening)
}

/**
 * A mouse that rests on it opens it; a press keeps it open when the mouse leaves. Fingers press.
 * @returns whether it stays open when the mouse leaves
 */
function openByHover({ around, latest, listen, signal }: Listening): () => boolean {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKept = false
  const after = (delay: unknown, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, typeof delay === 'number' ? delay : 0)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  listen(around, 'pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    isKept = latest().floating.isOpen()
    after(latest().hoverOpenDelay, () => latest().floating.open())
  })
  listen(around, 'pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') after(latest().hoverCloseDelay, () => isKept || latest().floating.close('trigger'))
  })
  listen(around, 'click', () => {
    clearTimeout(timer)
    isKept = latest().floating.isOpen()
  })
  return () => isKept
}

/** The keys come to its trigger: it opens. A press, which brings the focus too, does what it does; what closed leaves it closed. */
function openByFocus({ around, element, latest, listen, signal }: Listening): void {
  let isPressed = false
  listen(element, 'pointerdown', () => (isPressed = true))
  const end = (): void => void (isPressed = false)
  for (const type of ['pointerup', 'pointercancel']) element.ownerDocument.addEventListener(type, end, { signal })
  listen(element, 'focusin', ({ relatedTarget }) => {
    const { openOnFocus, triggerType, floating } = latest()
    const isFromInside = relatedTarget instanceof Node && around.contains(relatedTarget)
    if (openOnFocus && triggerType !== 'right-click' && !isPressed && !isFromInside) floating.open()
  })
}

/** The right button opens it at the pointer, its key beside the trigger. Whatever else is pressed has the menu of the browser. */
function openAtPointer({ element, latest, listen }: Listening): void {
  listen(element, 'contextmenu', (event) => {
    event.preventDefault()
    const { floating, panel } = latest()
    const isPointer = event.button === 2 || event.buttons !== 0
    const show = (): void => {
      floating.open()
      if (isPointer && panel.current) placeAt(panel.current, event.clientX, event.clientY)
    }
    // A press that has not ended would close it again when it does.
    if (event.buttons === 0) show()
    else element.ownerDocument.addEventListener('pointerup', show, { once: true })
  })
}

function placeAt(panel: HTMLElement, x: number, y: number): void {
  const { innerWidth, innerHeight } = panel.ownerDocument.defaultView ?? window
  const before = panel.style.cssText
  const at = (wanted: number, size: number, room: number): string => `${Math.max(EDGE, Math.min(wanted, room - size - EDGE))}px`
  panel.style.setProperty('position-area', 'none')
  panel.style.margin = '0'
  panel.style.left = at(x, panel.offsetWidth, innerWidth)
  panel.style.top = at(y, panel.offsetHeight, innerHeight)
  panel.addEventListener('beforetoggle', () => (panel.style.cssText = before), { once: true })
}
