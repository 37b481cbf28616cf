import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What another server was asked. */
export interface AskedOutside {
  readonly url: string
  readonly authorization: string | undefined
  readonly body: unknown
}

/** A server that plugins ask: tells what it was asked, and answers as the test says. */
export interface RowsServer {
  readonly url: string
  readonly asked: AskedOutside[]
  answer: (request: IncomingMessage, response: ServerResponse) => void
  stop(): Promise<void>
}

export const json =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export async function startRowsServer(): Promise<RowsServer> {
  const asked: AskedOutside[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { authorization } = request.headers
      const text = Buffer.concat(parts).toString()
      asked.push({ url: request.url ?? '', authorization, body: text === '' ? undefined : JSON.parse(text) })
      rows.answer(request, response)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const rows: RowsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: json({ data: [] }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
  return rows
}
