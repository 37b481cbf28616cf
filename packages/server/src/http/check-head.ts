import type { IncomingMessage } from 'node:http'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'

/**
 * What must hold of a request's head before anything reads it. Cookies may be many, for a sibling site may have set them; all else is
 * short. Throws `address-too-long`, `bad-address` for an address that carries a host (`GET http://other/`), `headers-too-large`, or
 * `bad-host` for a request that names its host twice: the platform keeps only the first one.
 */
export function checkHead({ url = '', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>): void {
  if (url.length > LIMITS.headerBytes) throw new ServerError(messages.addressTooLong)
  if (!url.startsWith('/')) throw new ServerError(messages.badAddress)
  let [size, hosts] = [0, 0]
  // Names and values in turn.
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] ?? '').toLowerCase()
    if (name === 'host') hosts += 1
    if (name !== 'cookie') size += name.length + (rawHeaders[i + 1] ?? '').length
  }
  if (size > LIMITS.headerBytes) throw new ServerError(messages.headersTooLarge)
  if (hosts > 1) throw new ServerError(messages.badHost)
}
