import { useCallback, useEffect, useState } from 'react'

/** A part that is fetched when it is first needed; one that cannot be had can be asked for again. */
export function useLoaded<T extends object>(
  loaded: () => T | undefined,
  load: () => Promise<T>,
): { readonly part: T | undefined; readonly hasFailed: boolean; readonly ask: () => void } {
  const [{ part }, setLoaded] = useState(() => ({ part: loaded() }))
  const [hasFailed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    load().then(
      (found) => setLoaded({ part: found }),
      () => setFailed(true),
    )
  }, [load])
  useEffect(() => {
    if (!part) ask()
  }, [part, ask])
  return { part, hasFailed, ask }
}
