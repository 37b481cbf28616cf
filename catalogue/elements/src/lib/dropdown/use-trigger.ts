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
  readonly openOnFocus: unknown
}

/** What opens and closes it is listened to. */
export interface Listening {
  /** Holds the trigger and what opens. */
  readonly around: HTMLElement
  readonly element: HTMLElement
  readonly latest: () => TriggerOptions
  readonly listen: <Type extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
  ) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

const CONTROL = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * What a person does to open and close it that the browser does not hear of by itself, and what assistive technology is told.
 * @param listenTo whatever opens it
 */
export function useTrigger(options: TriggerOptions, listenTo: (listening: Listening) => void): void {
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
    const { signal } = stop
    listenTo({
      around,
      element,
      latest: () => latest.current,
      listen: (heard, type, hear) => heard.addEventListener(type, hear, { signal }),
      signal,
    })
    return () => stop.abort()
  }, [trigger, box, isLive, disabled, triggerType, listenTo])
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

/**
 * A press opens and closes it. The browser closes it on the same press, before that is a click.
 * @param isKept whether it would stay open by itself: what only a resting mouse opened is kept by a press, not closed
 */
export function openByHand({ element, latest, listen }: Listening, isKept: () => boolean = () => true): void {
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

/** The browser opens it by its button alone; whatever else is pressed is heard here. */
export function openByPress(listening: Listening): void {
  if (!listening.element.querySelector('[popovertarget]')) openByHand(listening)
}
