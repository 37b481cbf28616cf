import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HostNames } from '../host-names.ts'
import { messages } from '../messages.ts'
import type { TrustsPeer } from '../proxies.ts'
import { ServerError } from '../server-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The host name (and port) the visitor asked for, when it is one of ours; else empty. Never what a stranger wrote about it. */
    checkedHost: string
  }
}

/** Makes room for `checkedHost`, which `readHost` fills first of all. */
export function decorateHost(app: FastifyInstance): void {
  app.decorateRequest('checkedHost', '')
}

/**
 * The host a request is for. `X-Forwarded-Host` counts only from a trusted proxy, only with a name of ours, and only when it does not
 * contradict the Host header: a proxy that hands a visitor's own header through must not turn a site into the editor.
 * Throws `bad-host` for a request that names its host twice or in different ways, `bad-address` for one that carries it in its address.
 */
export function readHost(request: FastifyRequest, hosts: HostNames, trusts: TrustsPeer): string {
  const { rawHeaders, headers, url = '' } = request.raw
  // `GET http://other/` would name a host that nobody compares.
  if (!url.startsWith('/')) throw new ServerError(messages.badAddress)
  if (timesOf('host', rawHeaders) > 1) throw new ServerError(messages.badHost)
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

/** How often a header was sent: the platform keeps only the first `Host`. `rawHeaders` holds names and values in turn. */
function timesOf(name: string, rawHeaders: readonly string[]): number {
  let times = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const each = rawHeaders[i] ?? ''
    if (each.length === name.length && each.toLowerCase() === name) times += 1
  }
  return times
}
