import { useEffect, useState } from 'react'

/** The value once it has stayed the same for so many milliseconds. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return undefined
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [settled, value, delay])
  return settled
}
