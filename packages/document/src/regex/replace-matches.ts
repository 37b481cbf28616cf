import { expandReplacement, readReplacement } from './expand.ts'
import { MAX_PATTERN_WORK, MAX_REPLACED_LENGTH, PART_WORK } from './limits.ts'
import { PATTERN_MESSAGES } from './messages.ts'
import type { PatternMatch } from './pattern.ts'
import { PatternError } from './pattern-error.ts'

interface Replacing {
  readonly matches: Iterable<PatternMatch>
  readonly text: string
  readonly replacement: string
  readonly all: boolean
  /** Is told of the work for each match, in the measure of the matcher. */
  readonly report: ((work: number) => void) | undefined
}

/** A text with its first match, or all, replaced. The replacement is read once; each match pays for its parts. */
export function replaceMatches({ matches, text, replacement, all, report }: Replacing): string {
  let parts: ReturnType<typeof readReplacement> | undefined
  let result = ''
  let end = 0
  let left = MAX_PATTERN_WORK
  for (const match of matches) {
    parts ??= readReplacement(replacement, match.names !== undefined)
    const work = parts.length * PART_WORK
    report?.(work)
    left -= work
    if (left < 0) throw new PatternError(PATTERN_MESSAGES.tooMuchWork)
    result += text.slice(end, match.index) + expandReplacement(parts, match, text)
    end = match.index + (match.groups[0]?.length ?? 0)
    if (result.length > MAX_REPLACED_LENGTH) throw new PatternError(PATTERN_MESSAGES.resultTooLong)
    if (!all) break
  }
  return result + text.slice(end)
}
