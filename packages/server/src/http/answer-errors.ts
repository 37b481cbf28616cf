import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { knownAt } from '../hosting/serve-host.ts'
import { sendTrouble } from '../hosting/send-answer.ts'
import { LIMITS } from '../limits.ts'
import { messages, type Message } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Services } from '../services.ts'
import { storageTrouble } from '../services/storage-trouble.ts'

/** Whose address it is, and what is known of its site. */
type Places = Pick<Services, 'hosts' | 'releases'>

/** Makes every failure an answer with a code and a message for people; what was unexpected goes to the log, never to the answer. */
export function answerErrors(app: FastifyInstance, places: Places): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ServerError) && toServerError(error).status >= 500) request.log.error({ err: error }, 'request failed')
    return answerError(error, request, reply, places)
  })
  app.setNotFoundHandler((request, reply) => answerError(new ServerError(messages.notFound), request, reply, places))
}

/** Also for what goes wrong before a route is known (an address that cannot be decoded). Visitors of sites get a page, programs JSON. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, places: Places): FastifyReply {
  const known = toServerError(error)
  const place = request.place ?? places.hosts.placeOf(request.headers.host)
  if (place.kind !== 'editor' && place.kind !== 'unknown') {
    const { status, code, message: text } = known
    sendTrouble(request, reply, { status, code, text }, knownAt(place, places.releases))
    return reply
  }
  return reply
    .code(known.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify(bodyOf(known)))
}

/** The JSON of a refusal. */
export function bodyOf(error: ServerError): { error: { code: string; message: string; path?: string } } {
  return { error: { code: error.code, message: error.message, ...(error.path === undefined ? {} : { path: error.path }) } }
}

/** What a person is told of any thrown value. */
export function toServerError(error: unknown): ServerError {
  if (error instanceof ServerError) return error
  const trouble = storageTrouble(error)
  if (trouble) return new ServerError(trouble)
  const { code, statusCode, validation, message: text } = error as Partial<FastifyError>
  const first = validation?.[0]
  if (first) {
    const place = first.instancePath.split('/').filter(Boolean).join('.')
    return new ServerError(messages.invalid(place || 'body', first.message ?? ''), place || undefined)
  }
  const fixed: Readonly<Record<string, Message>> = {
    WORKER_ENDED: messages.interrupted,
    FST_ERR_BAD_URL: messages.badAddress,
    FST_ERR_CTP_BODY_TOO_LARGE: messages.tooLarge(LIMITS.bodyBytes),
    FST_REQ_FILE_TOO_LARGE: messages.tooLarge(LIMITS.assetBytes),
    FST_ERR_CTP_INVALID_MEDIA_TYPE: messages.wrongType,
    FST_ERR_CTP_INVALID_JSON_BODY: messages.brokenJson,
    FST_ERR_CTP_EMPTY_JSON_BODY: messages.brokenJson,
    FST_INVALID_MULTIPART_CONTENT_TYPE: messages.noFile,
  }
  const message = code ? fixed[code] : undefined
  if (message) return new ServerError(message)
  if (error instanceof SyntaxError && statusCode === 400) return new ServerError(messages.brokenJson)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ServerError({ ...messages.badRequest(text ?? ''), status: statusCode })
  }
  return new ServerError(messages.failed)
}
