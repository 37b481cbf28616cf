/** How long to leave alone what was just drawn, where the browser does not say when it has nothing to do (Safari). */
const PAUSE_MS = 500

/** Calls once the browser has nothing else to do. Returns how to forget it. */
export function whenIdle(fn: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(fn)
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(fn, PAUSE_MS)
  return () => clearTimeout(timer)
}
