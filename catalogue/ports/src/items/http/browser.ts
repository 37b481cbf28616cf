import { definePort, LONGEST_TIMER } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import { toAbortSignal } from '../../lib/abort-signal.ts'
import type { HttpRequest } from './contract.ts'

/** Requests of actions, over the browser's own. */
export const port = definePort('http', () => ({
  async send(request) {
    const { timeout } = request
    const limit = timeout === undefined ? undefined : AbortSignal.timeout(Math.min(timeout, LONGEST_TIMER))
    const outer = toAbortSignal(request.signal)
    try {
      const response = await ask(request, limit ? AbortSignal.any([outer, limit]) : outer)
      const { status, ok, headers } = response
      return { status, ok, headers: Object.fromEntries(headers), data: await bodyOf(response) }
    } catch (error) {
      throw limit?.aborted && !outer.aborted ? new Error(MESSAGES.timedOut(timeout ?? 0)) : error
    }
  },
}))

function ask({ url, method, headers, body, credentials, cache, keepAlive }: HttpRequest, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: body as BodyInit }),
    credentials: credentials ? 'include' : 'same-origin',
    ...(cache !== undefined && { cache: cache as RequestCache }),
    keepalive: keepAlive,
    signal,
  })
}

/** JSON where the server says so, a file for pictures and the like, else text. */
async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (/[/+]json\b/.test(type)) {
    const text = await response.text()
    if (text === '') return null
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  return type === '' || /^text\/|xml|javascript|urlencoded/.test(type) ? response.text() : response.blob()
}
