import { PATTERN_MESSAGES } from './messages.ts'
import { PatternError } from './pattern-error.ts'
import { translateEscape } from './translate-escape.ts'
import { LINE_ENDS } from './white-space.ts'

/** What may stand behind `(?` : no group number, a name, a look behind. */
const GROUP_START = /^\(\?(?::|<[=!]|<[\p{L}_$][\p{L}\p{N}_$]*>)/u

/**
 * A pattern in JavaScript's syntax as the linear matcher means it: `\s` and `.` know all of Unicode, `[` in a class is a
 * character. Names of groups and code points are left to the matcher's own translation. Throws for what it can never do.
 */
export function translatePattern(source: string, dotAll: boolean): string {
  let result = ''
  let inClass = false
  for (let at = 0; at < source.length;) {
    const character = source[at] ?? ''
    let [text, length]: readonly [string, number] = [character, 1]
    if (character === '\\') [text, length] = translateEscape(source, at, inClass)
    else if (inClass) {
      if (character === '[') text = '\\['
      inClass = character !== ']'
    } else if (character === '[') {
      inClass = true
      if (source[at + 1] === '^') [text, length] = ['[^', 2]
    } else if (character === '.' && !dotAll) text = `[^${LINE_ENDS}]`
    else if (character === '(') checkGroup(source.slice(at))
    result += text
    at += length
  }
  return result
}

function checkGroup(rest: string) {
  if (!rest.startsWith('(?') || GROUP_START.test(rest)) return
  const part = rest.slice(0, 3)
  throw new PatternError(/[=!]$/.test(part) ? PATTERN_MESSAGES.lookahead(part) : PATTERN_MESSAGES.inlineFlags(part))
}
