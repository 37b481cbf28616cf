import type { AskOutside } from '@heddle/kit'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'

/** How plugins reach other servers (see `AskOutside`): within the time of the request, and no more bytes than are allowed. */
export function createAskOutside(signal: AbortSignal): AskOutside {
  return async (address, question = {}) => {
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(messages.badOutsideAddress)
    const answer = await fetch(url, { ...question, signal, redirect: 'error' })
    return { status: answer.status, text: await readText(answer) }
  }
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop by an error ends the connection.
  for await (const part of body as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > LIMITS.outsideBytes) throw new Error(messages.outsideTooLarge(LIMITS.outsideBytes))
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
