import { MAX_REPLACED_LENGTH } from './limits.ts'
import { PATTERN_MESSAGES } from './messages.ts'
import type { PatternMatch } from './pattern.ts'
import { PatternError } from './pattern-error.ts'

/** `$$`, `$&`, `` $` ``, `$'`, `$1` to `$99`, `$<name>`. */
const REFERENCE = /\$(?:[$&`']|\d\d?|<[^>]*>)/g

/** What `String.prototype.replace` makes of a replacement for one match. */
export function expandReplacement(replacement: string, match: PatternMatch, text: string): string {
  if (!replacement.includes('$')) return replacement
  let length = replacement.length
  return replacement.replaceAll(REFERENCE, (reference) => {
    const part = resolve(reference, match, text)
    length += part.length
    if (length > MAX_REPLACED_LENGTH) throw new PatternError(PATTERN_MESSAGES.resultTooLong)
    return part
  })
}

function resolve(reference: string, match: PatternMatch, text: string): string {
  const { groups, index, names } = match
  const whole = groups[0] ?? ''
  if (reference === '$$') return '$'
  if (reference === '$&') return whole
  if (reference === '$`') return text.slice(0, index)
  if (reference === "$'") return text.slice(index + whole.length)
  if (reference.startsWith('$<')) return names === undefined ? reference : (names.get(reference.slice(2, -1)) ?? '')
  const digits = reference.slice(1)
  if (Number(digits) > 0 && Number(digits) < groups.length) return groups[Number(digits)] ?? ''
  const first = Number(digits[0])
  return first > 0 && first < groups.length ? (groups[first] ?? '') + digits.slice(1) : reference
}
