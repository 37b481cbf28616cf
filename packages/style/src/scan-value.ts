import { MESSAGES } from './messages.ts'
import { FUNCTIONS, UNITS } from './vocabulary.ts'

/** Longest style value in characters. */
export const MAX_VALUE_LENGTH = 2000

const FORBIDDEN = /[;{}<>@\\!\p{Cc}\u2028\u2029]/u
const ADDRESS = /^(asset:[a-z0-9]{16}|https:\/\/[^\s"'()]{1,1000})$/
const OPENERS: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

/**
 * Reads a value as a browser would and refuses what could leave the declaration, load from elsewhere or call an unknown
 * function. Returns the reason, or `undefined` for a safe value.
 */
export function scanValue(text: string, allow: { readonly url?: boolean; readonly quotes?: boolean } = {}): string | undefined {
  if (text.trim() === '') return MESSAGES.empty
  if (text.length > MAX_VALUE_LENGTH) return MESSAGES.tooLong(MAX_VALUE_LENGTH)
  const forbidden = FORBIDDEN.exec(text)
  if (forbidden) return MESSAGES.forbiddenCharacter(nameOf(forbidden[0]))
  if (text.includes('/*') || text.includes('*/')) return MESSAGES.comment

  const closers: string[] = []
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const address = /^url\(([^)]*)\)/i.exec(rest)
    if (address) {
      if (!allow.url || !ADDRESS.test(unquote((address[1] ?? '').trim()))) return MESSAGES.address
      at += address[0].length
      continue
    }
    const name = /^-?-?[a-z_][\w-]*/i.exec(rest)?.[0]
    if (name !== undefined) {
      if (text[at + name.length] === '(' && !FUNCTIONS.has(name.toLowerCase())) return MESSAGES.unknownFunction(name)
      if (name.toLowerCase() === 'var' && !/^var\(\s*--[\w-]+\s*[),]/i.test(rest)) return MESSAGES.unknownFunction(name)
      at += name.length
      continue
    }
    const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?([a-z]*|%)/i.exec(rest)
    if (number) {
      const unit = number[1] ?? ''
      if (unit !== '' && !UNITS.has(unit.toLowerCase())) return MESSAGES.unknownUnit(unit)
      at += number[0].length
      continue
    }
    const character = text[at] ?? ''
    if (character === '#') {
      const hash = /^#[\da-z]*/i.exec(rest)?.[0] ?? '#'
      if (!isHexColor(hash)) return MESSAGES.mustBeColor
      at += hash.length
      continue
    }
    if (character === '"' || character === "'") {
      if (!allow.quotes) return MESSAGES.quotes
      const end = text.indexOf(character, at + 1)
      if (end < 0) return MESSAGES.openQuote
      at = end + 1
      continue
    }
    const closer = OPENERS[character]
    if (closer) closers.push(closer)
    else if (character === ')' || character === ']') {
      if (closers.pop() !== character) return MESSAGES.brackets
    }
    at += 1
  }
  return closers.length > 0 ? MESSAGES.brackets : undefined
}

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
export function isHexColor(text: string): boolean {
  return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)
}

/** The function's name when the whole value is one call, as in `calc(1px + 2px)`. */
export function wholeCall(text: string): string | undefined {
  const name = /^([a-z-]+)\(/i.exec(text)?.[1]
  if (name === undefined || !text.endsWith(')')) return undefined
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0 && text[at] === ')' && at < text.length - 1) return undefined
  }
  return name.toLowerCase()
}

function unquote(text: string): string {
  const quote = text[0]
  return (quote === '"' || quote === "'") && text.length > 1 && text.endsWith(quote) ? text.slice(1, -1) : text
}

function nameOf(character: string): string {
  return character > ' ' && character < '\u007f' ? character : 'invisible characters'
}
