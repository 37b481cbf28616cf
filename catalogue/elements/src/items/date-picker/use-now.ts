import { useEffect, useState } from 'react'
import { useNode } from '@heddle/kit/react'

/**
 * Milliseconds of the clock once somebody is there to look at it: no server and no canvas knows them. `look` looks again.
 * @param isWanted from the first; else from the first look
 */
export function useNow(isWanted: boolean): readonly [ms: number | undefined, look: () => void] {
  const { isLive } = useNode()
  const [ms, setMs] = useState<number>()
  useEffect(() => {
    if (isLive && isWanted) setMs(Date.now())
  }, [isLive, isWanted])
  return [ms, () => setMs(Date.now())]
}
