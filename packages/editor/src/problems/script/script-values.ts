import { createFunctions } from './script-functions.ts'
import { RESERVED, type Grammar } from './script-grammar.ts'
import { words } from './words.ts'

const BEFORE: ReadonlySet<string> = new Set(['!', '~', '+', '-', '++', '--', 'typeof', 'void', 'delete', 'await'])
const BETWEEN: ReadonlySet<string> = new Set(
  '?? || && | ^ & == != === !== < > <= >= << >> >>> + - * / % ** in instanceof'.split(' '),
)
const ASSIGNING: ReadonlySet<string> = new Set('= += -= *= /= %= **= <<= >>= >>>= &= |= ^= &&= ||= ??='.split(' '))

/** What gives a value. */
export interface Values {
  /** Values with commas between them. `isHead`: at the beginning of a loop, where `in` is none of it. */
  readonly values: (isHead?: boolean) => void
  /** One value, up to a comma. */
  readonly value: (isHead?: boolean) => void
  /** A name, or names taken out of a list or an object. */
  readonly target: () => void
  readonly function: () => void
  readonly class: () => void
}

/** @param block reads statements in braces */
export function createValues(grammar: Grammar, block: () => void): Values {
  const { now, peek, advance, is, take, need, close, unexpected, deeper } = grammar
  const isSign = (signs: ReadonlySet<string>): boolean => ['sign', 'name'].includes(now().kind) && signs.has(now().text)

  const values = (isHead = false): void => {
    do value(isHead)
    while (take(','))
  }
  const value = (isHead = false): void =>
    deeper(() => {
      if (is('yield')) return yielded(isHead)
      chain(isHead)
      if (take('?')) {
        value()
        need(':')
        return value(isHead)
      }
      if (is('=>') && !now().isOnNewLine) {
        advance()
        return is('{') ? block() : value(isHead)
      }
      if (isSign(ASSIGNING)) {
        advance()
        value(isHead)
      }
    })
  const yielded = (isHead: boolean): void => {
    advance()
    const isDone = now().kind === 'end' || now().isOnNewLine || [')', ']', '}', ',', ';', ':'].some(is)
    if (take('*') || !isDone) value(isHead)
  }
  /** Values with operators between them; in which order they are worked out is none of our business. */
  const chain = (isHead: boolean): void => {
    for (;;) {
      while (isSign(BEFORE)) advance()
      // `#name in object`.
      if (now().kind === 'private' && peek().text === 'in') advance()
      else member()
      if (!isSign(BETWEEN) || (isHead && is('in'))) return
      advance()
    }
  }
  const member = (): void => {
    if (!take('new')) primary()
    else if (take('.')) afterDot()
    else deeper(member)
    for (;;) {
      const token = now()
      if (take('.')) afterDot()
      else if (take('?.')) {
        if (!is('(') && !is('[') && now().kind !== 'template') afterDot()
      } else if (is('[')) {
        advance()
        values()
        close(']', token)
      } else if (is('(')) items(')')
      else if (token.kind === 'template') template()
      else if ((is('++') || is('--')) && !token.isOnNewLine) return void advance()
      else return
    }
  }
  const afterDot = (): void => {
    if (now().kind !== 'name' && now().kind !== 'private') throw unexpected(words.name)
    advance()
  }
  const template = (): void => {
    const { at } = now()
    while (grammar.templatePart(at) === 'value') {
      values()
      if (!is('}')) throw unexpected(words.sign('}'))
    }
    advance()
  }
  /** What stands between brackets: values, `...` before some, and in lists nothing between commas. */
  const items = (end: ')' | ']'): void => {
    const open = advance()
    while (!is(end)) {
      if (end === ']' && take(',')) continue
      take('...')
      value()
      if (!is(end)) {
        if (now().kind === 'end') return close(end, open)
        need(',')
      }
    }
    close(end, open)
  }
  const group = (): void => {
    const isEmpty = peek().text === ')' && peek().kind === 'sign'
    items(')')
    // Nothing in brackets is what a function takes.
    if (isEmpty && (!is('=>') || now().isOnNewLine)) throw unexpected(words.sign('=>'))
  }
  const primary = (): void => {
    const { kind, text } = now()
    if (kind === 'number' || kind === 'string') return void advance()
    if (kind === 'template') return template()
    if (kind === 'sign') {
      if (text === '(') return group()
      if (text === '[') return items(']')
      if (text === '{') return functions.object()
      if (text !== '/' && text !== '/=') throw unexpected(words.value)
      grammar.asPattern()
      return void advance()
    }
    if (kind !== 'name' || RESERVED.has(text)) throw unexpected(words.value)
    if (text === 'function') return functions.function()
    if (text === 'class') return functions.class()
    if (text === 'async' && !peek().isOnNewLine) {
      if (peek().text === 'function') return functions.function()
      if (peek().kind === 'name' && !RESERVED.has(peek().text)) {
        advance()
        advance()
        if (!is('=>')) throw unexpected(words.sign('=>'))
        return
      }
    }
    advance()
  }
  const target = (): void => {
    if (is('{')) functions.object()
    else if (is('[')) items(']')
    else grammar.name()
  }
  const functions = createFunctions(grammar, { value, target, block })
  return { values, value, target, function: functions.function, class: functions.class }
}
