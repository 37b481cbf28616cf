import type { AskOutside } from '@heddle/kit'
import type { Egress } from '../egress/egress.ts'
import { readText } from '../egress/read-text.ts'

/** How plugins reach other servers (see `AskOutside`): by the way out, within the time of the request. */
export function createAskOutside(egress: Egress, signal: AbortSignal): AskOutside {
  return async (address, { method = 'GET', headers = {}, body, timeout } = {}) => {
    const ending = timeout === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    const answer = await egress.ask(new URL(address), { method, headers, body }, ending)
    return {
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
      text: readText(answer.bytes, answer.headers['content-type']),
      url: answer.url.href,
    }
  }
}
