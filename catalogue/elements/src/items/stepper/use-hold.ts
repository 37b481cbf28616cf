import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { HOLD } from './limits.ts'

export interface Hold {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onPointerCancel: () => void
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onClick: (event: MouseEvent) => void
  readonly onContextMenu: (event: MouseEvent) => void
}

/**
 * A button that acts once when it is pressed, and again and again while it is held. Nothing is waited for once it is let go,
 * left, cannot act any more or is gone.
 * @param act gives whether it may be done again
 */
export function useHold(act: (event: Event | null) => boolean): Hold {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  const end = (): void => clearTimeout(timer.current)
  useEffect(() => end, [])
  const repeat = (): void => {
    hasRepeated.current = true
    if (latest.current(null)) timer.current = setTimeout(repeat, HOLD.between)
  }
  return {
    onPointerDown({ button }) {
      end()
      hasRepeated.current = false
      if (button === 0) timer.current = setTimeout(repeat, HOLD.before)
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // The focus stays where it is: a phone that would show its keyboard covers what is pressed.
    onMouseDown: (event) => event.preventDefault(),
    onClick({ nativeEvent }) {
      end()
      if (!hasRepeated.current) latest.current(nativeEvent)
      hasRepeated.current = false
    },
    // A long press of a finger is no question for a menu.
    onContextMenu(event) {
      if (hasRepeated.current) event.preventDefault()
    },
  }
}
