import { useEffect, useRef, type RefObject } from 'react'
import { useNode } from '../../react.ts'

/**
 * Lets an element take what a visitor did to its control before the element was alive: typed before the scripts came, or
 * kept by the browser when the page was loaded again.
 * @param shown what the control holds when nobody has used it
 * @param take called once, when the element has come, with what the control holds instead
 */
export function useEarlyUse(
  control: RefObject<{ readonly value: string } | null>,
  shown: string,
  take: (held: string) => void,
): void {
  const atFirst = useRef(() => {
    const held = control.current?.value ?? shown
    if (held !== shown) take(held)
  })
  useEffect(() => atFirst.current(), [])
}

/** Gives a control the focus when it comes; on a page that has just come alive only when the visitor has put it nowhere. */
export function useAutofocus(control: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const { isLive, isArriving } = useNode()
  const atFirst = useRef(() => {
    const element = control.current
    if (!element || !isWanted || !isLive) return
    const { activeElement, body } = element.ownerDocument
    const isPlaced = activeElement !== null && activeElement !== body
    if (!isPlaced || !isArriving()) element.focus()
  })
  useEffect(() => atFirst.current(), [])
}
