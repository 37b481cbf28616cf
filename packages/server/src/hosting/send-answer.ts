import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from '../releases/manifest.ts'
import type { Message } from '../messages.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { HostAnswer, ServedFile } from './answer.ts'
import { siteRoot, withinSite } from './base-path.ts'
import { errorPage } from './error-page.ts'
import { isFresh, negotiateEncoding, readRange } from './negotiate.ts'

/** Sends what was found. Resolves when it was handed to the connection; the reply itself is never returned, because it is a promise. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: HostAnswer,
  release?: ReleaseManifest,
): Promise<void> {
  if ('file' in answer) await sendFile(request, reply, answer.file, answer.status)
  else if ('redirect' in answer) {
    const { redirect, status = 302, headers, cookies = [] } = answer
    void reply
      .code(status)
      .headers({ ...headers, location: redirect, ...(cookies.length > 0 && { 'set-cookie': [...cookies] }) })
      .send()
  } else sendTrouble(request, reply, answer.message, release)
}

/** What is said of a file, but for how many bytes it has. */
export function headersOf(file: ServedFile, encoding: Encoding | undefined): Record<string, string> {
  return { ...headersOfFresh(file), 'content-type': file.type, ...(encoding && { 'content-encoding': encoding }) }
}

/** What is said of a file to whoever has it already, and to all others too. */
export const headersOfFresh = (file: ServedFile): Record<string, string> => ({
  ...file.headers,
  etag: file.etag,
  'cache-control': file.cacheControl,
  'x-content-type-options': 'nosniff',
  ...(file.encodings.length > 0 ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
})

/** Answers GET and HEAD with a file: the encoding the client takes, 304 when it has the file, a range of a plain file. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile, status: number): Promise<void> {
  reply.headers(headersOfFresh(file))
  if (status === 200 && isFresh(request.headers['if-none-match'], file.etag)) return void reply.code(304).send()

  const encoding = negotiateEncoding(request.headers['accept-encoding'], file.encodings)
  const bytes = await file.read(encoding)
  reply.code(status).headers(headersOf(file, encoding))
  const range = encoding || status !== 200 ? undefined : readRange(request.headers.range, bytes.length)
  if (range === 'unsatisfiable') return void reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
  const sent = range ? bytes.subarray(range.from, range.to + 1) : bytes
  reply.header('content-length', sent.length)
  void reply.send(request.method === 'HEAD' ? undefined : sent)
}

/** Answers with what is wrong, as whoever asked can read it: visitors a page that looks like the site's, programs data. */
export function sendTrouble(
  request: FastifyRequest,
  reply: FastifyReply,
  message: Message,
  release: ReleaseManifest | undefined,
): void {
  const { accept, 'accept-language': acceptLanguage } = request.headers
  const url = withinSite(request.url, release) ?? request.url
  const asking = { url, accept, acceptLanguage, root: siteRoot(release) }
  const { type, body, policy } = errorPage(message, asking, release?.frame)
  void reply
    .code(message.status)
    .headers({
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      vary: 'accept, accept-language',
    })
    .send(body)
}
