import { useEffect, useRef, useState } from 'react'

/** Milliseconds the pointer rests before the tooltip opens. */
const DELAY = 500

/** Says when a tooltip is due; the tooltip itself is made only then, because a panel has a hundred of them. */
export function useLazyTooltip() {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(timer.current)
    setIsShown(false)
  }
  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsShown(true), DELAY)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isShown,
    hide,
    handlers: {
      onPointerEnter: wait,
      onPointerLeave: hide,
      onFocus: (event: { readonly currentTarget: Element }) => {
        if (event.currentTarget.matches(':focus-visible')) wait()
      },
      onBlur: hide,
    },
  }
}
