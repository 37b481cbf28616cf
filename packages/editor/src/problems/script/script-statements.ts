import { faultAt } from './script-fault.ts'
import { createGrammar } from './script-grammar.ts'
import type { ScriptTokens } from './script-tokens.ts'
import { createValues } from './script-values.ts'
import { words } from './words.ts'

/** Deeper than any hand writes: what is nested further is not looked at. */
const MOST_NESTED = 400

/** Reads the statements of a function's body; throws at the first that is none. */
export function readStatements(tokens: ScriptTokens): void {
  const grammar = createGrammar(tokens, MOST_NESTED)
  const { now, peek, advance, is, take, need, close, unexpected, deeper } = grammar

  const block = (): void => {
    const open = need('{')
    while (!is('}') && now().kind !== 'end') statement()
    close('}', open)
  }
  const read = createValues(grammar, block)
  const end = (): void => {
    if (!take(';') && !is('}') && now().kind !== 'end' && !now().isOnNewLine) throw unexpected()
  }
  const inBrackets = (inside: () => void): void => {
    const open = need('(')
    inside()
    close(')', open)
  }
  const isDeclaring = (): boolean => {
    if (is('var') || is('const')) return true
    if (!is('let') && !is('using')) return false
    const { kind, text, isOnNewLine } = peek()
    if (is('let')) return (kind === 'name' && text !== 'in' && text !== 'instanceof') || text === '[' || text === '{'
    return kind === 'name' && !isOnNewLine && !['in', 'of', 'instanceof'].includes(text)
  }
  const declarations = (isHead = false): void => {
    advance()
    do {
      read.target()
      if (take('=')) read.value(isHead)
    } while (take(','))
  }
  const loopHead = (): void => {
    if (!is(';')) {
      if (isDeclaring()) declarations(true)
      else read.values(true)
    }
    if (take('of')) return read.value()
    if (take('in')) return read.values()
    need(';')
    if (!is(';')) read.values()
    need(';')
    if (!is(')')) read.values()
  }
  const jump = (): void => {
    advance()
    if (now().kind === 'name' && !now().isOnNewLine) grammar.name()
    end()
  }
  const cases = (): void => {
    const open = need('{')
    while (!is('}')) {
      if (now().kind === 'end') break
      if (take('case')) read.values()
      else if (!take('default')) throw unexpected(words.sign('case'))
      need(':')
      while (!is('case') && !is('default') && !is('}') && now().kind !== 'end') statement()
    }
    close('}', open)
  }
  const STATEMENTS: Readonly<Record<string, () => void>> = {
    '{': block,
    ';': () => void advance(),
    function: read.function,
    class: read.class,
    if() {
      advance()
      inBrackets(read.values)
      statement()
      if (take('else')) statement()
    },
    for() {
      advance()
      take('await')
      inBrackets(loopHead)
      statement()
    },
    while() {
      advance()
      inBrackets(read.values)
      statement()
    },
    do() {
      advance()
      statement()
      need('while')
      inBrackets(read.values)
      take(';')
    },
    return() {
      advance()
      if (!is(';') && !is('}') && now().kind !== 'end' && !now().isOnNewLine) read.values()
      end()
    },
    throw() {
      advance()
      if (now().isOnNewLine) throw unexpected(words.value)
      read.values()
      end()
    },
    break: jump,
    continue: jump,
    debugger: jump,
    switch() {
      advance()
      inBrackets(read.values)
      cases()
    },
    try() {
      advance()
      block()
      const isCaught = take('catch')
      if (isCaught) {
        if (is('(')) inBrackets(read.target)
        block()
      }
      if (take('finally')) block()
      else if (!isCaught) throw unexpected(words.handler)
    },
  }
  const statement = (): void =>
    deeper(() => {
      const { kind, text } = now()
      const known = (kind === 'sign' || kind === 'name') && Object.hasOwn(STATEMENTS, text) ? STATEMENTS[text] : undefined
      if (known) return known()
      if (is('export') || (is('import') && peek().text !== '(' && peek().text !== '.')) throw faultAt(now().at, words.noModules)
      if (is('await') && peek().text === 'using') advance()
      if (isDeclaring()) declarations()
      else if (is('async') && peek().text === 'function' && !peek().isOnNewLine) return read.function()
      else if (kind === 'name' && peek().text === ':' && peek().kind === 'sign') {
        advance()
        advance()
        return statement()
      } else read.values()
      end()
    })
  while (now().kind !== 'end') statement()
}
