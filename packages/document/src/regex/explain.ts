import { RE2JSSyntaxException } from 're2js'
import { PATTERN_MESSAGES as texts } from './messages.ts'

/** The matcher's reasons in words for builders; the part is what it complains about. */
const REASONS: Readonly<Record<string, (part: string) => string>> = {
  'missing closing )': () => texts.openGroup,
  'unexpected )': () => texts.strayBracket,
  'missing closing ]': () => texts.openClass,
  'invalid character class range': texts.badRange,
  'missing argument to repetition operator': texts.nothingToRepeat,
  'invalid nested repetition operator': texts.nestedRepeat,
  'invalid repeat count': texts.badRepeat,
  'invalid escape sequence': texts.badRange,
  'trailing backslash at end of expression': () => texts.trailingBackslash,
  'expression too large': () => texts.tooLarge,
  'expression nests too deeply': () => texts.tooLarge,
}

/** Why a pattern does not compile. */
export function explain(error: unknown): string {
  if (!(error instanceof RE2JSSyntaxException)) return texts.unreadable(error instanceof Error ? error.message : String(error))
  const reason = error.getDescription()
  return REASONS[reason]?.(error.getPattern() ?? '') ?? texts.unreadable(reason)
}
