/**
 * Characters of an address of a site, from its path to its hash: servers and proxies refuse longer ones, most of them from 8 KB
 * on.
 */
export const MAX_ADDRESS_LENGTH = 8000

/** What is left of an address that has to be short enough to be asked for. */
export interface FittingAddress {
  /** `undefined` when not even the path of the site's own page fits. */
  readonly address: string | undefined
  /** Names of the query values that there was no room for, and `#` for the hash. Empty: the address is as it was. */
  readonly left: readonly string[]
}

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i
const WITHOUT_QUERY = /^(?!https?:)[a-z][a-z0-9+.-]*:/i

/**
 * An address with as much of its query as it has room for, in order: a value that would make it too long is left out, and
 * those after it may still fit. Addresses of other kinds than pages (`mailto:`, `tel:`) stay as they are, and so does one of
 * another site whose path alone is longer: that is between this site's builder and the other one.
 */
export function fittingAddress(address: string): FittingAddress {
  const whole: FittingAddress = { address, left: [] }
  if (address.length <= MAX_ADDRESS_LENGTH || WITHOUT_QUERY.test(address)) return whole
  const isElsewhere = ABSOLUTE.test(address)
  const start = isElsewhere ? originEnd(address) : 0
  if (address.length - start <= MAX_ADDRESS_LENGTH) return whole
  const [beforeHash, hash] = cut(address, '#')
  const [path, query] = cut(beforeHash, '?')
  const most = start + MAX_ADDRESS_LENGTH
  if (path.length > most) return isElsewhere ? whole : { address: undefined, left: [] }
  const left: string[] = []
  const kept = path.length + hash.length <= most ? hash : ''
  let room = most - path.length - kept.length
  const pairs = query
    .slice(1)
    .split('&')
    .filter((pair) => {
      if (pair === '') return false
      const fits = pair.length + 1 <= room
      if (fits) room -= pair.length + 1
      else left.push(nameOf(pair))
      return fits
    })
  if (kept !== hash) left.push('#')
  return { address: path + (pairs.length > 0 ? `?${pairs.join('&')}` : '') + kept, left }
}

/** Where the path begins after `https://host`. */
function originEnd(address: string): number {
  const host = address.indexOf('//') + 2
  const end = address.slice(host).search(/[/?#]/)
  return end < 0 ? address.length : host + end
}

/** A text before a mark, and from the mark on. */
function cut(text: string, mark: string): readonly [before: string, from: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** Name of a query pair as a person wrote it; a damaged one as it stands, and never more than a line. */
function nameOf(pair: string): string {
  const name = cut(pair.slice(0, 200), '=')[0]
  try {
    return decodeURIComponent(name.replaceAll('+', ' ')).slice(0, 80)
  } catch {
    return name.slice(0, 80)
  }
}
