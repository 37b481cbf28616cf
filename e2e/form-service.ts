import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a form was sent with: texts by name, of files their names and sizes. */
export type SentForm = Readonly<Record<string, string | { readonly file: string; readonly size: number }>>

/** What stands for the address of such a service in records that are kept. */
export const SERVICE = 'https://forms.example/'
export type FormService = Awaited<ReturnType<typeof openFormService>>

/** A service that takes forms, as browsers send them, and answers with a page. */
export async function openFormService() {
  const sent: SentForm[] = []
  const server = createServer((request, response) => {
    const answer = (): void => {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><html lang="en"><title>Thanks</title><h1>Thank you</h1>')
    }
    // Browsers ask for the icon of the page, too.
    if (request.method !== 'POST') answer()
    else
      void readForm(request)
        .then((form) => sent.push(form))
        .then(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/forms`,
    sent: sent as readonly SentForm[],
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function readForm(request: IncomingMessage): Promise<SentForm> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(parts), { headers }).formData()
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : { file: value.name, size: value.size }]),
  )
}
