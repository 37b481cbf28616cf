import type { IncomingMessage } from 'node:http'
import { LIMITS } from '../limits.ts'

/** The headers that an answer at hand depends on, but for those that say who is signed in. */
const READ = [
  'host',
  'range',
  'if-none-match',
  'accept-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const
export type QuickHead = Partial<Record<(typeof READ)[number], string>>

/** By their length: most names of a request are of another one, and not looked at. */
const BY_LENGTH = Array.from({ length: Math.max(...READ.map((name) => name.length)) + 1 }, (_, length) =>
  READ.filter((name) => name.length === length),
)

/**
 * Reads of a head what decides about an answer at hand, in one go: Node would sort all headers by their names first.
 *
 * @returns `undefined` where anything is out of the ordinary, which the front door has words for (`checkHead`) or joins: a long head, a
 * long address or one that is no path, one of these headers that comes twice
 */
export function readQuickHead({ url = '', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>): QuickHead | undefined {
  if (url.length > LIMITS.headerBytes || !url.startsWith('/')) return undefined
  const head: QuickHead = {}
  let size = 0
  // Names and values in turn.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] ?? ''
    const value = rawHeaders[at + 1] ?? ''
    size += given.length + value.length
    const names = BY_LENGTH[given.length]
    if (names === undefined || names.length === 0) continue
    const lower = given.toLowerCase()
    const name = names.find((each) => each === lower)
    if (name === undefined) continue
    if (head[name] !== undefined) return undefined
    head[name] = value
  }
  return size > LIMITS.headerBytes ? undefined : head
}
