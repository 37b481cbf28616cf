import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Floating } from '@heddle/kit/react/floating'

/**
 * Calls back before a floating part is seen, so that what it shows can be drawn.
 * @param isWanted whether it opens at all
 */
export function useBeforeOpening(
  panel: RefObject<HTMLElement | null>,
  floating: Floating,
  isWanted: boolean,
  prepare: () => void,
): void {
  const latest = useRef(prepare)
  useEffect(() => {
    latest.current = prepare
  })
  useEffect(() => {
    const element = panel.current
    if (!element || !isWanted) return undefined
    const onBefore = (event: Event): void => {
      if (event.target === element && (event as ToggleEvent).newState === 'open') latest.current()
    }
    element.addEventListener('beforetoggle', onBefore)
    if (floating.isOpen()) latest.current()
    return () => element.removeEventListener('beforetoggle', onBefore)
  }, [panel, floating, isWanted])
}

/** Lets the browser give something in a part the focus as it opens that: a script could only once it was painted. */
export function useFocusInside(panel: RefObject<HTMLElement | null>, isOpening: boolean, selector: string): void {
  useLayoutEffect(() => {
    if (isOpening) panel.current?.querySelector(selector)?.setAttribute('autofocus', '')
  }, [panel, isOpening, selector])
}
