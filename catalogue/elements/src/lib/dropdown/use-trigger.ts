import { useEffect, useRef, type RefObject } from 'react'
import { useNode } from '@heddle/kit/react'
import type { Floating } from '@heddle/kit/react/floating'

export interface TriggerOptions {
  readonly box: RefObject<HTMLElement | null>
  readonly trigger: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  readonly panelId: string
  readonly isOpen: boolean
  readonly floating: Floating
  readonly disabled: boolean
  readonly triggerType: string
  readonly hoverOpenDelay: unknown
  readonly hoverCloseDelay: unknown
}

const CONTROL = 'a[href], button, input, select, textarea, [tabindex]'
/** Pixels between the edge of the window and what opens at the pointer. */
const EDGE = 8

/** What a person does to open and close it that the browser does not hear of by itself, and what assistive technology is told. */
export function useTrigger(options: TriggerOptions): void {
  const { trigger, box, panelId, isOpen, disabled, triggerType } = options
  const { isLive } = useNode()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const [element, around] = [trigger.current, box.current]
    if (!element || !around || !isLive || disabled) return undefined
    const stop = new AbortController()
    const listen = listener(stop.signal)
    if (triggerType === 'right-click') openAtPointer(element, () => latest.current, listen)
    else if (triggerType === 'hover') {
      const isKept = openByHover(around, () => latest.current, listen, stop.signal)
      openByHand(element, () => latest.current, listen, isKept)
    } else if (!element.querySelector('[popovertarget]')) openByHand(element, () => latest.current, listen)
    return () => stop.abort()
  }, [trigger, box, isLive, disabled, triggerType])
  useEffect(() => {
    const element = trigger.current
    if (!element || !isLive) return
    const own = element.querySelector<HTMLElement>(CONTROL)
    const isPlain = !own && triggerType !== 'right-click'
    if (!own) element.tabIndex = disabled ? -1 : 0
    if (isPlain) element.role = 'button'
    if (own || isPlain) {
      const control = own ?? element
      control.setAttribute('aria-controls', panelId)
      control.ariaExpanded = String(isOpen)
    }
  }, [trigger, isLive, isOpen, panelId, disabled, triggerType])
}

type Listen = <Type extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: Type,
  hear: (event: HTMLElementEventMap[Type]) => void,
) => void
type Latest = () => TriggerOptions

function listener(signal: AbortSignal): Listen {
  return (element, type, hear) => element.addEventListener(type, hear, { signal })
}

/**
 * A press opens and closes it. The browser closes it on the same press, before that is a click.
 * @param isKept whether it would stay open by itself: what only a resting mouse opened is kept by a press, not closed
 */
function openByHand(element: HTMLElement, latest: Latest, listen: Listen, isKept: () => boolean = () => true): void {
  let wasOpen: boolean | undefined
  const press = (): void => {
    const { floating } = latest()
    if (wasOpen ?? (floating.isOpen() && isKept())) floating.close('trigger')
    else floating.open()
    wasOpen = undefined
  }
  listen(element, 'pointerdown', () => {
    wasOpen = latest().floating.isOpen() && isKept()
  })
  listen(element, 'click', press)
  listen(element, 'keydown', (event) => {
    if (event.target !== element || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    press()
  })
}

/**
 * A mouse that rests on it opens it; a press keeps it open when the mouse leaves. Fingers press.
 * @returns whether it stays open when the mouse leaves
 */
function openByHover(around: HTMLElement, latest: Latest, listen: Listen, signal: AbortSignal): () => boolean {
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

/** The right button opens it at the pointer, its key beside the trigger. Whatever else is pressed has the menu of the browser. */
function openAtPointer(element: HTMLElement, latest: Latest, listen: Listen): void {
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
