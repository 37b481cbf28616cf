import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messages } from '../messages.ts'
import { storageTrouble } from '../services/storage-trouble.ts'
import type { Metrics } from './metrics.ts'

/** How the server is: `stopping` while it finishes what it has begun. */
export type Health = 'ok' | 'stopping'

export interface MetricsServer {
  /** The port that it listens on. */
  readonly port: number
  close(): Promise<void>
}

export interface MetricsOptions {
  readonly listen: string
  readonly port: number
  readonly metrics: Metrics
  /** Rejects with what is wrong. */
  readonly health: () => Promise<Health>
  /** Whether this server answers for a name: a proxy asks before it gets a certificate for it. */
  readonly isOurs: (domain: string) => Promise<boolean>
}

/** Answers `/metrics` and `/health` on a port of its own, for those who look after the server. Never open it to visitors. */
export async function serveMetrics({ listen, port, metrics, health, isOurs }: MetricsOptions): Promise<MetricsServer> {
  const server: Server = createServer((request, response) => {
    const answer = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      response.end(request.method === 'HEAD' ? undefined : text)
    }
    const [path, query] = request.url?.split('?') ?? []
    if (request.method !== 'GET' && request.method !== 'HEAD') answer(405, PLAIN, 'Only reading is possible here.\n')
    else if (path === '/metrics') answer(200, 'text/plain; version=0.0.4; charset=utf-8', metrics.print())
    else if (path === '/health')
      health().then(
        (state) => answer(state === 'ok' ? 200 : 503, PLAIN, `${state}\n`),
        (error: unknown) => answer(503, PLAIN, storageTrouble(error) === messages.objectsUnreachable ? 'objects\n' : 'storage\n'),
      )
    else if (path === '/certificate')
      isOurs(new URLSearchParams(query).get('domain') ?? '').then(
        (isOne) => answer(isOne ? 200 : 404, PLAIN, isOne ? 'yes\n' : 'no\n'),
        () => answer(503, PLAIN, 'storage\n'),
      )
    else answer(404, PLAIN, 'There are /metrics, /health and /certificate here.\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, listen, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const PLAIN = 'text/plain; charset=utf-8'
