import { RE2JS } from 're2js'
import { explain } from './explain.ts'
import {
  FREE_PATTERN_WORK,
  GROUPS_WORK,
  MATCH_WORK,
  MAX_CACHED_PATTERNS,
  MAX_PATTERN_LENGTH,
  MAX_PATTERN_SIZE,
} from './limits.ts'
import { PATTERN_MESSAGES } from './messages.ts'
import { MeteredText } from './metered-text.ts'
import { nativeSearch } from './native-search.ts'
import { PatternError } from './pattern-error.ts'
import { replaceMatches } from './replace-matches.ts'
import { translatePattern } from './translate.ts'

/** One match: the whole and its groups, where it begins, and the groups that have names. */
export interface PatternMatch {
  readonly groups: readonly (string | undefined)[]
  readonly index: number
  readonly names?: ReadonlyMap<string, string | undefined>
}

/**
 * A regular expression without a memory: the same call gives the same answer. One match takes time linear in the text. Every
 * method throws `PatternError` when the work, or the text it makes, would get out of hand.
 */
export interface Pattern {
  test(text: string): boolean
  /** The first match: the whole, then its groups. */
  match(text: string): PatternMatch['groups'] | undefined
  matchAll(text: string): IterableIterator<PatternMatch>
  /** The first match, or all, replaced; `$1`, `$&` and the rest as in JavaScript. */
  replace(text: string, replacement: string, all: boolean): string
  /** The same pattern for one caller who is told of the work as it is done: characters read, times the size of the pattern. */
  counted(report: (work: number) => void): Pattern
}

const FLAGS = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL, g: 0, u: 0 } as const
/** Flags that are no flags are named as far as they fit into a message. */
const MAX_SHOWN_FLAGS = 20
const cache = new Map<string, Pattern>()

/**
 * Compiles a pattern in JavaScript's syntax, without looking ahead and references back, for a matcher that never tracks
 * back. Texts are read by code points as with the flag `u`; `g` is left to the caller. Throws `PatternError` that names the
 * problem. Kept: compiling again costs nothing.
 */
export function compilePattern(source: string, flags = ''): Pattern {
  const key = `${flags}/${source}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const oldest = cache.keys().next()
  if (cache.size >= MAX_CACHED_PATTERNS && !oldest.done) cache.delete(oldest.value)
  const pattern = createPattern(compile(source, flags), nativeSearch(source, flags))
  cache.set(key, pattern)
  return pattern
}

function compile(source: string, flags: string): RE2JS {
  if (source.length > MAX_PATTERN_LENGTH) throw new PatternError(PATTERN_MESSAGES.tooLong(MAX_PATTERN_LENGTH))
  if (/[^imsgu]/.test(flags) || new Set(flags).size < flags.length)
    throw new PatternError(PATTERN_MESSAGES.badFlags(flags.slice(0, MAX_SHOWN_FLAGS)))
  const translated = translatePattern(source, flags.includes('s'))
  let bits = RE2JS.LOOKBEHINDS
  for (const [flag, bit] of Object.entries(FLAGS)) if (flags.includes(flag)) bits |= bit
  let matcher
  try {
    matcher = RE2JS.compile(RE2JS.translateRegExp(translated), bits)
  } catch (error) {
    throw new PatternError(explain(error))
  }
  if (matcher.programSize() > MAX_PATTERN_SIZE) throw new PatternError(PATTERN_MESSAGES.tooLarge)
  return matcher
}

function createPattern(matcher: RE2JS, searchNatively?: (text: string) => boolean, report?: (work: number) => void): Pattern {
  const size = matcher.programSize()
  const watched = (text: string, cost: number, reads: number) =>
    report === undefined && reads * cost <= FREE_PATTERN_WORK
      ? text
      : // The matcher takes text objects as well; only its types do not say so.
        (new MeteredText(text, cost, report) as unknown as string)
  const tested = (text: string) => watched(text, size, text.length)
  const matched = (text: string) => watched(text, size * GROUPS_WORK, text.length)
  const matchedOften = (text: string) => watched(text, size * GROUPS_WORK, text.length ** 2)

  function* matchAll(text: string): IterableIterator<PatternMatch> {
    for (const found of matcher.matchAll(matchedOften(text))) {
      report?.(MATCH_WORK)
      const names = found.groups && new Map(Object.entries(found.groups))
      yield { groups: [...found], index: found.index ?? 0, ...(names && { names }) }
    }
  }
  return {
    test: (text) =>
      searchNatively !== undefined && text.length * size <= FREE_PATTERN_WORK ? searchNatively(text) : matcher.test(tested(text)),
    match(text) {
      const found: readonly (string | undefined)[] | null = matcher.exec(matched(text))
      return found === null ? undefined : [...found]
    },
    matchAll,
    replace: (text, replacement, all) => replaceMatches({ matches: matchAll(text), text, replacement, all, report }),
    counted: (report) => createPattern(matcher, undefined, report),
  }
}
