import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Hosting } from '../hosting/serve-host.ts'
import { visitorKey, visitorOf, type TrustsPeer } from '../proxies.ts'
import { readQuickHead } from './quick-head.ts'
import { sendAnswerAtHand } from './send-at-hand.ts'

export interface QuickDoor extends Pick<Hosting, 'hosts' | 'quick' | 'visits' | 'openVisit' | 'transport'> {
  readonly releases: Pick<Hosting['releases'], 'atHand'>
  readonly trusts: TrustsPeer
  /** Counts a request that the framework does not see. */
  readonly requests: { watchAnswer(response: ServerResponse, place: string): void }
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
  const { method, url = '', socket } = request
  const head = method === 'GET' ? readQuickHead(request) : undefined
  if (head?.['x-forwarded-host'] !== undefined || !head) return false
  const place = door.hosts.placeOf(head.host)
  if (place.kind !== 'site' || place.stage !== 'production' || place.leadsTo !== undefined) return false
  const release = door.releases.atHand(place.slug)
  const answer = release && door.quick.find(release, url, head, door.transport.headersFor(head['x-forwarded-proto'], socket))
  if (!answer) return false
  const { access } = answer
  // Who asks for what is not for everybody has to be known already, and be one of those it is for.
  if (access.tree !== 'public') {
    const { headers } = request
    if (door.openVisit({ release, headers, isDraft: false }).decideAtHand(access) !== 'open') return false
  }
  const peer = socket.remoteAddress
  const visitor = visitorKey(visitorOf(peer, head['x-forwarded-for'], door.trusts), peer)
  if (!door.visits.takeUnderLimit(visitor)) return false
  door.requests.watchAnswer(response, place.kind)
  sendAnswerAtHand(response, answer)
  return true
}
