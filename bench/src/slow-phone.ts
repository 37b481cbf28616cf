import type { CDPSession } from '@playwright/test'

/** How much slower the processor of a phone is. */
export const PHONE_SLOWDOWN = 4
export const PHONE_SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
/** A phone's network: milliseconds, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

/** Bytes as they were sent, and files. */
export interface Traffic {
  readonly bytes: number
  readonly requests: number
  readonly scripts: number
  readonly scriptBytes: number
}

/** Makes a page as slow as a phone on a slow network with an empty cache; answers what came so far. */
export async function slowDown(session: CDPSession): Promise<() => Traffic> {
  const kinds = new Map<string, string>()
  let [bytes, requests, scripts, scriptBytes] = [0, 0, 0, 0]
  session.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.mimeType))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
    if (!kinds.get(requestId)?.includes('javascript')) return
    scripts += 1
    scriptBytes += encodedDataLength
  })
  await session.send('Network.enable')
  // Machines that are asked by their own name are offered more than a phone in a network without encryption would be.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN })
  return () => ({ bytes, requests, scripts, scriptBytes })
}
