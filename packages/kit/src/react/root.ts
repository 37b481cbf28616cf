import { useCallback, useRef, type RefObject } from 'react'

/**
 * The root element of a body that needs it itself, too.
 * @param given the ref among the attributes of the root, which takes the element as well
 * @returns where the element is found, and the ref to draw it with
 */
export function useRoot<E extends Element>(
  given: ((element: Element | null) => () => void) | undefined,
): readonly [root: RefObject<E | null>, ref: (element: E | null) => () => void] {
  const root = useRef<E>(null)
  const ref = useCallback(
    (element: E | null) => {
      root.current = element
      const end = given?.(element)
      return () => {
        root.current = null
        end?.()
      }
    },
    [given],
  )
  return [root, ref]
}
