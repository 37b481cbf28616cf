import { charge, spendOnKeys } from './budget.ts'
import type { Compilation } from './compilation.ts'
import { FormulaError } from './formula-error.ts'
import { RUN_MESSAGES } from './messages.ts'
import { isConstant, memberReader, toKey } from './read.ts'
import { settled, type Run } from './settle.ts'
import type { FormulaTree } from './tree.ts'

export type ArrowTree = Extract<FormulaTree, readonly ['f', ...unknown[]]>

/** Makes the function that a built-in one is handed. It takes values only and gives values only. */
export type MakeCallback = (scope: object, frame: unknown[]) => (...args: unknown[]) => unknown

/** Compiles an arrow function. Each run of it counts for its size. */
export function compileArrow([, names, body]: ArrowTree, compilation: Compilation): MakeCallback {
  const [outer, outerSize] = [compilation.parameters, compilation.size]
  const inner = new Map(outer)
  const places = names.map((name) => {
    if (typeof name !== 'string' || isConstant(name)) throw new FormulaError('broken-tree', RUN_MESSAGES.broken)
    inner.set(toKey(name), compilation.places)
    compilation.places += 1
    return compilation.places - 1
  })
  compilation.parameters = inner
  compilation.size = 1
  const run = compilation.value(body)
  const read = compilation.ranges ? undefined : readerOf(names, body)
  const made = read ? readingCallback(compilation.size, read) : callback(places, compilation.size, run)
  compilation.parameters = outer
  compilation.size = outerSize
  return made
}

/** What `row => row.name` reads: the most frequent arrow function needs no place for its parameter. */
function readerOf(names: readonly string[], body: FormulaTree): ((row: unknown) => unknown) | undefined {
  if (body[0] !== '.' || body[1][0] !== 'n' || body[1][1] !== names[0] || names.length !== 1) return undefined
  const [, , key, optional] = body
  return key[0] === 'l' && typeof key[1] === 'string' ? memberReader(key[1], optional === 1, false) : undefined
}

function readingCallback(size: number, read: (row: unknown) => unknown): MakeCallback {
  return () => (a) => {
    charge(size)
    return read(typeof a === 'function' ? undefined : a)
  }
}

function callback(places: readonly number[], size: number, body: Run): MakeCallback {
  const [first = -1, second = -1] = places
  switch (places.length) {
    case 0:
      return (scope, frame) => () => {
        charge(size)
        return body(scope, frame)
      }
    case 1:
      return (scope, frame) => (a) => {
        charge(size)
        frame[first] = typeof a === 'function' ? undefined : a
        return body(scope, frame)
      }
    case 2:
      return (scope, frame) => (a, b) => {
        charge(size)
        frame[first] = typeof a === 'function' ? undefined : a
        frame[second] = typeof b === 'function' ? undefined : b
        return body(scope, frame)
      }
    default:
      return (scope, frame) =>
        (...args) => {
          charge(size)
          for (const [at, place] of places.entries()) frame[place] = settled(args[at])
          return body(scope, frame)
        }
  }
}

/** An arrow function that stands where a value must. */
export const refuseArrow: Run = () => {
  throw new FormulaError('function-value', RUN_MESSAGES.functionValue)
}

/** Throws when a built-in function put a callback that it was handed into what it gave. */
export function refuseCallbacks(result: unknown, handed: readonly unknown[]): void {
  if (typeof result !== 'object' || result === null) return
  if (Array.isArray(result)) {
    for (let at = 0; at < result.length; at += 1) if (typeof result[at] === 'function') refuseCallback(result[at], handed)
    return
  }
  const keys = Object.keys(result)
  spendOnKeys(keys.length)
  for (const key of keys) refuseCallback((result as Readonly<Record<string, unknown>>)[key], handed)
}

function refuseCallback(item: unknown, handed: readonly unknown[]): void {
  if (typeof item === 'function' && handed.includes(item)) throw new FormulaError('function-value', RUN_MESSAGES.functionValue)
}
