import type { SyncClient } from '@heddle/sync/client'

/**
 * Connects at once when there is a reason to believe that it works again: the network is back, or somebody comes back to the
 * window. A line that the network's loss has cut is let go, and what waits to be kept here is kept when the window is left. Ends
 * with the signal.
 */
export function keepConnected(
  { reconnect, hangUp, flush }: Pick<SyncClient, 'reconnect' | 'hangUp' | 'flush'>,
  window: EventTarget,
  document: EventTarget,
  signal: AbortSignal,
): void {
  for (const type of ['online', 'focus', 'pageshow']) window.addEventListener(type, () => reconnect(), { signal })
  document.addEventListener('visibilitychange', () => reconnect(), { signal })
  window.addEventListener('offline', () => hangUp(), { signal })
  window.addEventListener('pagehide', () => void flush(), { signal })
}
