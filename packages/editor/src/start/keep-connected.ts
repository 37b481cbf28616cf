import type { SyncClient } from '@heddle/sync/client'

/**
 * Connects at once when there is a reason to believe that it works again: the network is back, or somebody comes back to the
 * window. A line that the network's loss has cut is let go. Ends with the signal.
 */
export function keepConnected(
  { reconnect, hangUp }: Pick<SyncClient, 'reconnect' | 'hangUp'>,
  window: EventTarget,
  document: EventTarget,
  signal: AbortSignal,
): void {
  for (const type of ['online', 'focus', 'pageshow']) window.addEventListener(type, () => reconnect(), { signal })
  document.addEventListener('visibilitychange', () => reconnect(), { signal })
  window.addEventListener('offline', () => hangUp(), { signal })
}
