import type { ScriptTokens, Token } from './script-tokens.ts'
import { faultAt } from './script-fault.ts'
import { words } from './words.ts'

/** Words that begin no value, and are no names. */
export const RESERVED: ReadonlySet<string> = new Set(
  `break case catch const continue debugger default do else enum export extends finally for if in instanceof return switch throw
   try var while with`.split(/\s+/),
)

/** What both halves of the grammar do with tokens. */
export interface Grammar extends ScriptTokens {
  /** Whether this sign, or this word, is looked at. */
  readonly is: (text: string) => boolean
  /** Goes past it when it is there. */
  readonly take: (text: string) => boolean
  readonly need: (text: string) => Token
  /** The end of what `open` began. */
  readonly close: (text: string, open: Token) => void
  readonly name: () => void
  /** Reads a part that others of its sort may stand in. */
  readonly deeper: (read: () => void) => void
}

/** @param most how deep parts may stand in one another; what is deeper ends the reading without a fault */
export function createGrammar(tokens: ScriptTokens, most: number): Grammar {
  let depth = 0
  const { now, advance, unexpected } = tokens
  const is = (text: string): boolean => {
    const { kind, text: found } = now()
    return found === text && (kind === 'sign' || kind === 'name')
  }
  const take = (text: string): boolean => is(text) && Boolean(advance())
  return {
    ...tokens,
    is,
    take,
    need(text) {
      if (!is(text)) throw unexpected(words.sign(text))
      return advance()
    },
    close(text, open) {
      if (now().kind === 'end') throw faultAt(open.at, words.notClosed(open.text))
      if (!take(text)) throw unexpected(words.sign(text))
    },
    name() {
      if (now().kind !== 'name' || RESERVED.has(now().text)) throw unexpected(words.name)
      advance()
    },
    deeper(read) {
      depth += 1
      if (depth > most) throw faultAt(0, '')
      read()
      depth -= 1
    },
  }
}
