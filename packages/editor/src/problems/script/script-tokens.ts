import { faultAt, type ScriptStop } from './script-fault.ts'
import { words } from './words.ts'

export interface Token {
  readonly kind: 'name' | 'private' | 'number' | 'string' | 'sign' | 'template' | 'pattern' | 'end'
  readonly text: string
  readonly at: number
  readonly end: number
  /** Whether a line ends before it. */
  readonly isOnNewLine: boolean
}

/** A text read sign by sign: the token that is looked at, and those behind it. */
export interface ScriptTokens {
  readonly now: () => Token
  /** The token behind the one that is looked at. */
  readonly peek: () => Token
  readonly advance: () => Token
  /** Reads the slash that is looked at as the beginning of a pattern. */
  readonly asPattern: () => void
  /** Goes on inside of the template that begins at `open`, behind the sign that is looked at. */
  readonly templatePart: (open: number) => 'end' | 'value'
  /** Throws what was found instead of what was expected. */
  readonly unexpected: (expected?: string) => ScriptStop
}

const NAME =
  /(?:[\p{ID_Start}$_]|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\})*/uy
const NUMBER = /0[xX][\da-fA-F_]+n?|0[oO][0-7_]+n?|0[bB][01_]+n?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?n?/y
const SIGN =
  /\.\.\.|>>>=|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.(?!\d)|\+\+|--|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|<<|>>|\*\*|[{}()[\];,<>+\-*/%&|^!~?:=.]/y
const SPACE = /[\s\ufeff]+/y
const LINE_END = /[\n\r\u2028\u2029]/

/** The tokens of a script. What is no token throws where it stands. */
export function createScriptTokens(code: string): ScriptTokens {
  let now = read(0)
  let next: Token | undefined

  function match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at
    return pattern.exec(code)?.[0]
  }

  function read(from: number): Token {
    const { at, isOnNewLine } = skip(from)
    const token = (kind: Token['kind'], end: number): Token => ({ kind, text: code.slice(at, end), at, end, isOnNewLine })
    const first = code[at]
    if (first === undefined) return token('end', at)
    if (first === '"' || first === "'") return token('string', endOfString(at, first))
    if (first === '`') return token('template', at + 1)
    const isPrivate = first === '#'
    const name = match(NAME, isPrivate ? at + 1 : at)
    if (name !== undefined) return token(isPrivate ? 'private' : 'name', at + name.length + (isPrivate ? 1 : 0))
    const number = /[\d.]/.test(first) ? match(NUMBER, at) : undefined
    if (number !== undefined) {
      const end = at + number.length
      if (match(NAME, end) !== undefined) throw faultAt(end, words.behindNumber)
      return token('number', end)
    }
    const sign = match(SIGN, at)
    if (sign === undefined) throw faultAt(at, words.unexpected(String.fromCodePoint(code.codePointAt(at) ?? 0)))
    return token('sign', at + sign.length)
  }

  /** Behind spaces and comments. */
  function skip(from: number): { readonly at: number; readonly isOnNewLine: boolean } {
    let at = from
    let isOnNewLine = from === 0
    for (;;) {
      const space = match(SPACE, at)
      const isLine = code.startsWith('//', at)
      if (space !== undefined) {
        isOnNewLine ||= LINE_END.test(space)
        at += space.length
      } else if (isLine) {
        while (at < code.length && !LINE_END.test(code[at] ?? '')) at += 1
      } else if (code.startsWith('/*', at)) {
        const end = code.indexOf('*/', at + 2)
        if (end === -1) throw faultAt(at, words.openComment)
        isOnNewLine ||= LINE_END.test(code.slice(at, end))
        at = end + 2
      } else return { at, isOnNewLine }
    }
  }

  function endOfString(at: number, quote: string): number {
    for (let end = at + 1; end < code.length; end += 1) {
      const sign = code[end]
      if (sign === quote) return end + 1
      if (sign === '\n' || sign === '\r') break
      if (sign === '\\') end += code.startsWith('\r\n', end + 1) ? 2 : 1
    }
    throw faultAt(at, words.openText)
  }

  function endOfPattern(at: number): number {
    let isInClass = false
    for (let end = at + 1; end < code.length; end += 1) {
      const sign = code[end] ?? ''
      if (LINE_END.test(sign)) break
      if (sign === '\\') end += 1
      else if (sign === '[') isInClass = true
      else if (sign === ']') isInClass = false
      else if (sign === '/' && !isInClass) return end + 1 + (match(/\w*/y, end + 1)?.length ?? 0)
    }
    throw faultAt(at, words.openPattern)
  }

  return {
    now: () => now,
    peek: () => (next ??= read(now.end)),
    advance() {
      const before = now
      now = next ?? read(now.end)
      next = undefined
      return before
    },
    asPattern() {
      const end = endOfPattern(now.at)
      now = { ...now, kind: 'pattern', text: code.slice(now.at, end), end }
      next = undefined
    },
    templatePart(open) {
      for (let at = now.end; at < code.length; at += 1) {
        if (code[at] === '\\') at += 1
        else if (code[at] === '`') {
          now = { ...now, kind: 'template', end: at + 1 }
          next = undefined
          return 'end'
        } else if (code.startsWith('${', at)) {
          now = read(at + 2)
          next = undefined
          return 'value'
        }
      }
      throw faultAt(open, words.openTemplate)
    },
    unexpected(expected) {
      const found = now.kind === 'end' ? words.end : words.unexpected(now.text)
      return faultAt(now.at, expected === undefined ? found : words.expected(found, expected))
    },
  }
}
