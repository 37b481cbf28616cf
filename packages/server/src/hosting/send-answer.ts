import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HostAnswer, ServedFile } from './answer.ts'
import { isFresh, negotiateEncoding, readRange } from './negotiate.ts'

/** Sends what was found. Resolves when it was handed to the connection; the reply itself is never returned, because it is a promise. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: HostAnswer): Promise<void> {
  if ('file' in answer) await sendFile(request, reply, answer.file, answer.status)
  else if ('redirect' in answer) void reply.code(302).headers(answer.headers).header('location', answer.redirect).send()
  else sendPlainPage(reply, answer.message.status, answer.message.text)
}

/** Answers GET and HEAD with a file: the encoding the client takes, 304 when it has the file, a range of a plain file. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile, status: number): Promise<void> {
  reply.headers({ ...file.headers, etag: file.etag, 'cache-control': file.cacheControl, 'x-content-type-options': 'nosniff' })
  if (file.encodings.length > 0) reply.header('vary', 'accept-encoding')
  else reply.header('accept-ranges', 'bytes')
  if (status === 200 && isFresh(request.headers['if-none-match'], file.etag)) return void reply.code(304).send()

  const encoding = negotiateEncoding(request.headers['accept-encoding'], file.encodings)
  const bytes = await file.read(encoding)
  reply.code(status).header('content-type', file.type)
  if (encoding) reply.header('content-encoding', encoding)
  const range = encoding || status !== 200 ? undefined : readRange(request.headers.range, bytes.length)
  if (range === 'unsatisfiable') return void reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
  const sent = range ? bytes.subarray(range.from, range.to + 1) : bytes
  reply.header('content-length', sent.length)
  void reply.send(request.method === 'HEAD' ? undefined : sent)
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page of the server's own, for addresses that no release answers and for what goes wrong. `plain` is text, not markup. */
export function sendPlainPage(reply: FastifyReply, status: number, plain: string): void {
  const text = escape(plain)
  void reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    .send(
      `<!doctype html><html lang="en" style="color-scheme:light dark"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title>` +
        `<body style="font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;margin:0"><main><h1 style="font:inherit">${text}</h1></main>`,
    )
}
