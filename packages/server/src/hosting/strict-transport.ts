import type { Socket } from 'node:net'
import type { TrustsPeer } from '../proxies.ts'

/** What browsers are told of a site that is visited by https: to come by https alone for a while. */
export interface StrictTransport {
  /** Headers of the answer to a request that came by https, as a trusted proxy says (`X-Forwarded-Proto`); none for any other. */
  headersFor(
    proto: string | readonly string[] | undefined,
    socket: Pick<Socket, 'remoteAddress'>,
  ): Readonly<Record<string, string>>
}

const NONE = {}

export interface StrictTransportOptions {
  /** A proxy in front speaks https. */
  readonly https: boolean
  /** For how long; 0: browsers are told nothing. */
  readonly seconds: number
  readonly trusts: TrustsPeer
}

/**
 * Subdomains are others' and stay so, and nobody's name goes on a list of browsers: a site that moves to a server without https is
 * reached again when the time is over.
 */
export function createStrictTransport({ https, seconds, trusts }: StrictTransportOptions): StrictTransport {
  if (!https || seconds === 0) return { headersFor: () => NONE }
  const headers = { 'strict-transport-security': `max-age=${seconds}` }
  return {
    headersFor(proto, socket) {
      const schemes = String(proto ?? '').split(',')
      const isSecure = trusts(socket.remoteAddress, 0) && schemes.every((scheme) => scheme.trim().toLowerCase() === 'https')
      return isSecure ? headers : NONE
    },
  }
}
