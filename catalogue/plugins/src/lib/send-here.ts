import type { CancelSignal } from '@heddle/kit'
import type { Answered } from './fetch-rows.ts'
import { SOURCE_MESSAGES } from './messages.ts'
import type { BuiltRequest } from './request.ts'

export interface SendHere {
  readonly signal: CancelSignal
  readonly seconds: number
  readonly credentials: boolean
}

/** Asks from the browser. A network error names what is likely: nobody there, or an answer that other sites may not read. */
export async function answerHere(request: BuiltRequest, { signal, seconds, credentials }: SendHere): Promise<Response> {
  const { address, method, headers, body } = request
  const tooLong = AbortSignal.timeout(seconds * 1000)
  try {
    return await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body }),
      credentials: credentials ? 'include' : 'omit',
      signal: AbortSignal.any([signal as AbortSignal, tooLong]),
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new Error(tooLong.aborted ? SOURCE_MESSAGES.tooLong(seconds) : SOURCE_MESSAGES.notAnswered(new URL(address).origin), {
      cause: error,
    })
  }
}

/** The whole answer as text. */
export async function sendHere(request: BuiltRequest, options: SendHere): Promise<Answered> {
  const response = await answerHere(request, options)
  const { status, statusText, url } = response
  return { status, statusText, url, headers: Object.fromEntries(response.headers), text: await response.text() }
}
