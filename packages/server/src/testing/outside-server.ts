import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server outside was asked. */
export interface OutsideRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A real server that is asked: tells what it was asked, and answers as the test says. */
export interface OutsideServer {
  readonly url: string
  readonly port: number
  readonly asked: OutsideRequest[]
  answer: (request: OutsideRequest, response: ServerResponse) => void
  stop(): Promise<void>
}

export async function startOutsideServer(): Promise<OutsideServer> {
  const asked: OutsideRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, url, headers, body: Buffer.concat(parts).toString() }
      asked.push(one)
      outside.answer(one, response)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const outside: OutsideServer = {
    url: `http://127.0.0.1:${port}`,
    port,
    asked,
    answer: (_, response) => void response.end('{}'),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
  return outside
}
