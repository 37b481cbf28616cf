import type { FastifyRequest } from 'fastify'
import type { HostNames } from '../host-names.ts'
import { messages } from '../messages.ts'
import type { TrustsPeer } from '../proxies.ts'
import { ServerError } from '../server-error.ts'

/**
 * The host a request is for. `X-Forwarded-Host` counts only from a trusted proxy, only with a name of ours, and only when it does not
 * contradict the Host header: a proxy that hands a visitor's own header through must not turn a site into the editor.
 * Throws `bad-host` for a request that names its host in different ways, `unknown-host` for a name a proxy gives that is none of ours.
 */
export function readHost(request: FastifyRequest, hosts: HostNames, trusts: TrustsPeer): string {
  const { headers } = request
  const host = headers.host ?? ''
  const forwarded = headers['x-forwarded-host']
  if (forwarded === undefined || !trusts(request.raw.socket.remoteAddress, 0)) return host
  const named = String(forwarded)
    .split(',')
    .map((name) => name.trim())
  const own = hosts.placeOf(host)
  const places = named.map(hosts.placeOf)
  const unknown = places.find((place) => place.kind === 'unknown')
  if (unknown) throw new ServerError(messages.unknownHost(unknown.host))
  const all = own.kind === 'unknown' ? places : [own, ...places]
  if (new Set(all.map((place) => JSON.stringify(place))).size > 1) throw new ServerError(messages.badHost)
  return named[0] ?? host
}
