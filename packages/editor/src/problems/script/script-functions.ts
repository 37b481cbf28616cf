import type { Grammar } from './script-grammar.ts'
import { words } from './words.ts'

/** Functions, classes and objects, whose parts are written alike. */
export interface Functions {
  readonly function: () => void
  readonly class: () => void
  readonly object: () => void
}

export function createFunctions(
  grammar: Grammar,
  read: { readonly value: () => void; readonly target: () => void; readonly block: () => void },
): Functions {
  const { now, peek, advance, is, take, need, close, unexpected, deeper } = grammar

  const parameters = (): void => {
    const open = need('(')
    while (!is(')')) {
      take('...')
      read.target()
      if (take('=')) read.value()
      if (is(')')) break
      if (now().kind === 'end') return close(')', open)
      need(',')
    }
    close(')', open)
  }
  const method = (): void =>
    deeper(() => {
      parameters()
      read.block()
    })
  const isKeyNext = (): boolean => {
    const { kind, text } = peek()
    return kind === 'name' || kind === 'private' || kind === 'string' || kind === 'number' || text === '[' || text === '*'
  }
  /** What stands before the name of a method. */
  const marks = (): void => {
    while (['get', 'set', 'async', 'static', 'accessor'].some(is) && isKeyNext()) advance()
    take('*')
  }
  const key = (): void => {
    const token = now()
    if (take('[')) {
      read.value()
      close(']', token)
    } else if (['name', 'private', 'string', 'number'].includes(token.kind)) advance()
    else throw unexpected(words.name)
  }
  const object = (): void =>
    deeper(() => {
      const open = need('{')
      while (!is('}')) {
        if (take('...')) read.value()
        else {
          marks()
          key()
          if (is('(')) method()
          else if (take(':') || take('=')) read.value()
        }
        if (is('}')) break
        if (now().kind === 'end') return close('}', open)
        need(',')
      }
      close('}', open)
    })
  return {
    object,
    function() {
      take('async')
      need('function')
      take('*')
      if (!is('(')) grammar.name()
      method()
    },
    class() {
      need('class')
      if (!is('{') && !is('extends')) grammar.name()
      if (take('extends')) read.value()
      const open = need('{')
      while (!is('}')) {
        if (take(';')) continue
        if (now().kind === 'end') return close('}', open)
        if (is('static') && peek().text === '{') {
          advance()
          read.block()
          continue
        }
        marks()
        key()
        if (is('(')) {
          method()
          continue
        }
        if (take('=')) read.value()
        if (!take(';') && !is('}') && !now().isOnNewLine) throw unexpected(words.sign(';'))
      }
      close('}', open)
    },
  }
}
