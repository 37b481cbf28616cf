import { useEffect, useRef } from 'react'

/** Calls back when a person is told that their value is refused, once until it no longer is. */
export function useRefused(isRefused: true | undefined, say: () => unknown): void {
  const wasRefused = useRef<true>(undefined)
  useEffect(() => {
    if (isRefused && !wasRefused.current) say()
    wasRefused.current = isRefused
  })
}
