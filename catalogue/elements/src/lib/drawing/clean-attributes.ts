import { isLook, looksOf } from './clean-looks.ts'

const ATTRIBUTE = /\s+([\w:-]+)=(?:"([^"]*)"|'([^']*)')/gy
const ATTRIBUTES =
  /^(?:i?d|class|points|[cdfr]?[xyr]|[xy][12]|width|height|viewBox|preserveAspectRatio|transform|gradient(?:Units|Transform)|spreadMethod|offset|style|data-(?:region-id|name)|title|text-anchor|dominant-baseline|paint-order|vector-effect)$/
/** What the outermost element says of its place on a page that was another one. */
const OF_PLACE = /^(?:width|height|id|x|y)$/

/** Of attributes those that draw, and what was said by all of them. */
export function readAttributes(given: string, isRoot: boolean) {
  const said: Record<string, string> = {}
  let count = 0
  const kept = given.replaceAll(ATTRIBUTE, (_, full: string, one?: string, other = '') => {
    count += 1
    const name = full.replace('xlink:', '')
    const raw = one ?? other.replaceAll('"', '&quot;')
    const value = name === 'style' ? looksOf(raw) : raw
    said[name] ??= value
    const isKept = isLook(name, value) ?? (ATTRIBUTES.test(name) || (name === 'href' && value.startsWith('#')))
    return value && isKept && !(isRoot && OF_PLACE.test(name)) ? ` ${name}="${value}"` : ''
  })
  return { kept, said, count }
}
