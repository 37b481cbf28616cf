import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Hosting } from '../hosting/serve-host.ts'
import { visitorKey, visitorOf, type TrustsPeer } from '../proxies.ts'
import { checkHead } from './check-head.ts'
import { sendAnswerAtHand } from './send-at-hand.ts'

export interface QuickDoor extends Pick<Hosting, 'hosts' | 'quick' | 'visits' | 'openVisit' | 'transport'> {
  readonly releases: Pick<Hosting['releases'], 'atHand'>
  readonly trusts: TrustsPeer
  /** Counts a request that the framework does not see. */
  readonly requests: {
    watch(request: IncomingMessage, response: ServerResponse, placeOf: () => string): void
  }
}

/** Lets a server answer what it can at once, before its only listener (the framework's) hears of a request. */
export function openQuickDoor(server: Server, door: QuickDoor): void {
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!answerQuickly(request, response, door)) for (const handle of handlers) handle.call(server, request, response)
  })
}

/**
 * Answers a request for a file that is for whoever asks, where all that it needs is at hand; whatever is out of the ordinary (a proxy's
 * host name, a method, a range, a visitor beyond the limit) goes through the front door.
 *
 * @returns whether it was answered
 */
function answerQuickly(request: IncomingMessage, response: ServerResponse, door: QuickDoor): boolean {
  const { headers, method, url = '', socket } = request
  if (method !== 'GET' || headers['x-forwarded-host'] !== undefined) return false
  const place = door.hosts.placeOf(headers.host)
  if (place.kind !== 'site' || place.stage !== 'production' || place.leadsTo !== undefined) return false
  const release = door.releases.atHand(place.slug)
  const answer = release && door.quick.find(release, url, headers, door.transport.headersFor(request))
  if (!answer || !isSound(request)) return false
  const { access } = answer
  // Who asks for what is not for everybody has to be known already, and be one of those it is for.
  if (access.tree !== 'public' && door.openVisit({ release, headers, isDraft: false }).decideAtHand(access) !== 'open')
    return false
  const peer = socket.remoteAddress
  const visitor = visitorKey(visitorOf(peer, headers['x-forwarded-for'], door.trusts), peer)
  if (!door.visits.takeUnderLimit(visitor)) return false
  door.requests.watch(request, response, () => place.kind)
  sendAnswerAtHand(response, answer)
  return true
}

/** What is wrong with a head is said at the front door. */
function isSound(request: IncomingMessage): boolean {
  try {
    checkHead(request)
    return true
  } catch {
    return false
  }
}
