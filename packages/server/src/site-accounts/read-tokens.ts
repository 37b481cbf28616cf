import type { CookieNames } from '../cookies.ts'
import { LIMITS } from '../limits.ts'
import { tokensIn } from './sessions.ts'

/** Digests of the tokens that a Cookie header carries. */
export type ReadTokens = (header: string | undefined) => readonly string[]

const NONE: readonly string[] = []

/**
 * Reads as `tokensIn` does, and remembers for a moment what it read: browsers send the same header with each request. Nothing but the
 * header decides, so that what is remembered cannot become wrong; whose session it is, and whether it is one still, is asked each time.
 *
 * A header holds tokens as they are: none is kept longer than that moment, also where nobody asks any more.
 */
export function createReadTokens(names: CookieNames['account']['live']): ReadTokens {
  const read = new Map<string, readonly string[]>()
  return (header) => {
    if (header === undefined) return NONE
    if (header.length > LIMITS.knownCookieLength) return tokensIn(header, names)
    const known = read.get(header)
    if (known) return known
    const tokens = tokensIn(header, names)
    if (tokens.length === 0) return tokens
    if (read.size >= LIMITS.knownCookies) read.clear()
    else if (read.size === 0) setTimeout(() => read.clear(), LIMITS.knownVisitorLife).unref()
    read.set(header, tokens)
    return tokens
  }
}
