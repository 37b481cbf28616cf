import { MAX_REPLACED_LENGTH } from './limits.ts'
import { PATTERN_MESSAGES } from './messages.ts'
import type { PatternMatch } from './pattern.ts'
import { PatternError } from './pattern-error.ts'

/** A text as it is, or what a reference stands for in a match. */
export type ReplacementPart = string | ((match: PatternMatch, text: string) => string)

/** `$$`, `$&`, `` $` ``, `$'`, `$1` to `$99`; `$<name>` where a `>` follows. */
// Bounded: the texts it reads end with a `>`, so that no `$<` is tried in vain.
const REFERENCE = /\$(?:[$&`']|\d\d?|<[^>]*>)/g
const REFERENCE_BEHIND_NAMES = /\$(?:[$&`']|\d\d?)/g

/**
 * Reads a replacement once, for all matches; in linear time, however many `$<` are never closed. Without named groups
 * `$<` is a text like any other.
 */
export function readReplacement(replacement: string, hasNames: boolean): readonly ReplacementPart[] {
  const end = hasNames ? replacement.lastIndexOf('>') + 1 : 0
  return [...partsOf(replacement.slice(0, end), REFERENCE), ...partsOf(replacement.slice(end), REFERENCE_BEHIND_NAMES)]
}

function partsOf(text: string, references: RegExp): readonly ReplacementPart[] {
  const parts: ReplacementPart[] = []
  let from = 0
  for (const { 0: reference, index } of text.matchAll(references)) {
    if (index > from) parts.push(text.slice(from, index))
    parts.push(reference === '$$' ? '$' : (match, whole) => resolve(reference, match, whole))
    from = index + reference.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

/** What `String.prototype.replace` makes of a replacement for one match. */
export function expandReplacement(parts: readonly ReplacementPart[], match: PatternMatch, text: string): string {
  let expanded = ''
  for (const part of parts) {
    expanded += typeof part === 'string' ? part : part(match, text)
    if (expanded.length > MAX_REPLACED_LENGTH) throw new PatternError(PATTERN_MESSAGES.resultTooLong)
  }
  return expanded
}

function resolve(reference: string, match: PatternMatch, text: string): string {
  const { groups, index, names } = match
  const whole = groups[0] ?? ''
  if (reference === '$&') return whole
  if (reference === '$`') return text.slice(0, index)
  if (reference === "$'") return text.slice(index + whole.length)
  if (reference.startsWith('$<')) return names?.get(reference.slice(2, -1)) ?? ''
  const digits = reference.slice(1)
  if (Number(digits) > 0 && Number(digits) < groups.length) return groups[Number(digits)] ?? ''
  const first = Number(digits[0])
  return first > 0 && first < groups.length ? (groups[first] ?? '') + digits.slice(1) : reference
}
