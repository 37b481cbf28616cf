import type { FastifyInstance } from 'fastify'
import { expireForeignCookies, type CookieNames } from '../cookies.ts'
import type { HostNames, Place } from '../host-names.ts'
import { admitVisit, serveHost, type Hosting } from '../hosting/serve-host.ts'
import { messages } from '../messages.ts'
import type { TrustsPeer } from '../proxies.ts'
import { ServerError } from '../server-error.ts'
import { checkHead } from './check-head.ts'
import { checkOrigin } from './check-origin.ts'
import { readHost } from './read-host.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's host name asks for; `undefined` until that was found out. */
    place: Place | undefined
    /** The host name and port the editor was asked for by; empty for any other place. Never what a stranger wrote about it. */
    checkedHost: string
  }
  interface FastifyContextConfig {
    /** A route of sites and drafts, which the other origin has nothing to do with. */
    isOnSites?: true
  }
}

/** Asked by load balancers and containers, which do not know the host names. */
const HEALTH_PATH = '/health'

export interface FrontDoor {
  readonly hosts: HostNames
  readonly hosting: Hosting
  readonly trusts: TrustsPeer
  readonly cookies: CookieNames
}

/** What is asked first of every request: is its head sound, whose address is it, may this page ask. Sites are answered here. */
export function registerFrontDoor(app: FastifyInstance, { hosts, hosting, trusts, cookies }: FrontDoor): void {
  app.decorateRequest('place', undefined)
  app.decorateRequest('checkedHost', '')
  app.decorateRequest('draft', undefined)
  app.addHook('onRequest', async (request, reply) => {
    checkHead(request.raw)
    const host = readHost(request, hosts, trusts)
    const place = hosts.placeOf(host)
    request.place = place
    // Answers of the interface are one person's, at one moment; files of the build say otherwise of themselves.
    reply.header('cache-control', 'no-store')
    if (place.kind === 'unknown') {
      if (request.url !== HEALTH_PATH) throw new ServerError(messages.unknownHost(place.host))
    } else if (place.kind === 'editor') {
      request.checkedHost = host
      const expired = expireForeignCookies(request.headers.cookie, host, request.url, cookies)
      if (expired.length > 0) reply.header('set-cookie', expired)
    } else if (request.routeOptions.config?.isOnSites && place.kind !== 'assets') {
      return (await admitVisit(request, reply, place, hosting)) ? undefined : reply
    } else {
      const below = await serveHost(request, reply, place, hosting)
      if (below !== undefined) {
        // Routes know nothing of base paths.
        reply.hijack()
        request.raw.url = below
        app.routing(request.raw, reply.raw)
      }
      return reply
    }
    checkOrigin(request, hosts)
    return undefined
  })
}
