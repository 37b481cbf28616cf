import type { ServerResponse } from 'node:http'
import type { QuickAnswer } from '../hosting/quick-answers.ts'

/** Where Node keeps the head of an answer, which is not what it promises: see `showsItsHead`. */
interface HeadOfNode {
  _header: string | null
  _headerSent: boolean
}

/** The head as it went out in a second; it names the date, so that it is good for that second. */
interface KeptHead {
  readonly second: number
  readonly text: string
  readonly bytes: Buffer
}

const heads = new WeakMap<QuickAnswer, KeptHead>()

/** Whether this Node keeps heads as the one does that this was written with; else each head is made anew. */
export const showsItsHead = (response: object): response is HeadOfNode =>
  '_header' in response && response._header === null && '_headerSent' in response && response._headerSent === false

/**
 * Sends an answer whose head and bytes are known. Node makes the head once a second, checking each name and value; what it made is
 * sent again until the second is over, to all who keep their connection (`keep-alive`, HTTP/1.1), whose heads are the same. It goes
 * into the connection itself, unless answers to earlier requests have to leave first.
 */
export function sendAnswerAtHand(response: ServerResponse, answer: QuickAnswer): void {
  const second = Math.floor(Date.now() / 1000)
  const { req, socket, shouldKeepAlive } = response
  const isLikeOthers = shouldKeepAlive && req.httpVersion === '1.1' && showsItsHead(response)
  const kept = isLikeOthers ? heads.get(answer) : undefined
  if (!isLikeOthers || kept?.second !== second) {
    response.writeHead(answer.status, answer.head as string[])
    const made = isLikeOthers ? (response as HeadOfNode)._header : null
    if (made !== null) heads.set(answer, { second, text: made, bytes: Buffer.from(made, 'latin1') })
    response.end(answer.bytes)
    return
  }
  response.statusCode = answer.status
  response._header = kept.text
  response._headerSent = true
  const way = socket?.writable ? socket : response
  way.cork()
  way.write(kept.bytes)
  if (answer.bytes) way.write(answer.bytes)
  way.uncork()
  response.end()
}
