import type { FastifyRequest } from 'fastify'
import type { HostNames } from '../host-names.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change, or a WebSocket, that another site asks for: browsers name the page that asks in `Origin`,
 * and a request without it must carry the browser's own word `Sec-Fetch-Site: same-origin`.
 */
export function checkOrigin(request: FastifyRequest, hosts: HostNames): void {
  const isSocket = request.headers.upgrade !== undefined
  if (READS.has(request.method) && !isSocket) return
  const { origin } = request.headers
  const isOwn = origin === undefined ? request.headers['sec-fetch-site'] === 'same-origin' : hosts.isEditorOrigin(origin)
  if (!isOwn) throw new ServerError(messages.foreignOrigin)
}
