import type { CancelSignal } from '@heddle/kit'
import { ANSWER_BYTES } from '@heddle/kit/answer-bytes'
import type { Answered } from './fetch-rows.ts'
import { SOURCE_MESSAGES } from './messages.ts'
import { textWithin } from './text-within.ts'
import type { BuiltRequest } from './request.ts'

export interface SendHere {
  readonly signal: CancelSignal
  readonly seconds: number
  readonly credentials: boolean
}

/**
 * Asks from the browser, and reads the answer within the time: a stream has it until it begins. A network error names what is
 * likely: nobody there, or an answer that other sites may not read.
 */
async function askHere<T>(
  request: BuiltRequest,
  { signal, seconds, credentials }: SendHere,
  read: (response: Response, began: () => void) => Promise<T>,
): Promise<T> {
  const { address, method, headers, body } = request
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), seconds * 1000)
  const began = (): void => clearTimeout(timer)
  try {
    const response = await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body }),
      credentials: credentials ? 'include' : 'omit',
      signal: AbortSignal.any([signal as AbortSignal, late.signal]),
    }).catch((error: unknown) => {
      if (signal.aborted || late.signal.aborted) throw error
      throw new Error(SOURCE_MESSAGES.notAnswered(new URL(address).origin), { cause: error })
    })
    return await read(response, began)
  } catch (error) {
    if (late.signal.aborted && !signal.aborted) throw new Error(SOURCE_MESSAGES.tooLong(seconds), { cause: error })
    throw error
  } finally {
    began()
  }
}

/** The whole answer as text. */
export function sendHere(request: BuiltRequest, options: SendHere): Promise<Answered> {
  return askHere(request, options, answeredBy)
}

/** An answer that is read as it comes, when it is one; what was refused, or holds nothing, is a text. */
export function streamHere<T>(
  request: BuiltRequest,
  options: SendHere,
  read: (stream: ReadableStream<Uint8Array>) => Promise<T>,
): Promise<{ readonly streamed: T } | Answered> {
  return askHere(request, options, async (response, began) => {
    const { ok, body } = response
    if (!ok || !body) return answeredBy(response)
    began()
    return { streamed: await read(body) }
  })
}

async function answeredBy(response: Response): Promise<Answered> {
  const { status, statusText, url, headers, body } = response
  const text = body ? await textWithin(body, ANSWER_BYTES) : ''
  if (text === undefined) throw new Error(SOURCE_MESSAGES.tooLarge(ANSWER_BYTES))
  return { status, statusText, url, headers: Object.fromEntries(headers), text }
}
