import { PATTERN_MESSAGES } from './messages.ts'
import { PatternError } from './pattern-error.ts'
import { NO_WHITE_SPACE, WHITE_SPACE } from './white-space.ts'

/** Letters that mean something behind a backslash in JavaScript. */
const KNOWN_LETTERS = 'bBdDwWsSnrtvfcxupP'
const CATEGORIES: Readonly<Record<string, string>> = {
  Letter: 'L',
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Mark: 'M',
  Number: 'N',
  Decimal_Number: 'Nd',
  Punctuation: 'P',
  Symbol: 'S',
  Separator: 'Z',
}

/** The escape at `at` of a JavaScript pattern in the matcher's syntax, and how many characters it took. */
export function translateEscape(source: string, at: number, inClass: boolean): readonly [text: string, length: number] {
  const letter = source[at + 1] ?? ''
  if (letter === '') throw new PatternError(PATTERN_MESSAGES.trailingBackslash)
  if (letter === 's') return [inClass ? WHITE_SPACE : `[${WHITE_SPACE}]`, 2]
  if (letter === 'S') return [inClass ? NO_WHITE_SPACE : `[^${WHITE_SPACE}]`, 2]
  if (letter === 'b' && inClass) return ['\\x08', 2]
  if (letter === 'p' || letter === 'P') return translateProperty(source, at, letter)
  if (!inClass && /[1-9k]/.test(letter)) throw new PatternError(PATTERN_MESSAGES.backreference(`\\${letter}`))
  if (/[a-z]/i.test(letter) && !KNOWN_LETTERS.includes(letter)) throw new PatternError(PATTERN_MESSAGES.badEscape(`\\${letter}`))
  return [`\\${letter}`, 2]
}

/** `\p{Script=Greek}` and `\p{Letter}` by the short names that the matcher knows. */
function translateProperty(source: string, at: number, letter: string): readonly [string, number] {
  const [whole, name = ''] = /^\\[pP]\{(?:(?:Script|sc|General_Category|gc)=)?([^}]*)\}/.exec(source.slice(at)) ?? []
  if (whole === undefined) throw new PatternError(PATTERN_MESSAGES.badEscape(`\\${letter}`))
  return [`\\${letter}{${Object.hasOwn(CATEGORIES, name) ? CATEGORIES[name] : name}}`, whole.length]
}
