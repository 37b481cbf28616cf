import type { FormulaEnvironment, FormulaPart, FunctionHost } from '../functions.ts'
import { isSpread, type FormulaEntry, type FormulaItem, type FormulaTree } from '../tree.ts'

/** Where a tree is evaluated. */
export interface Place {
  readonly scope: Readonly<Record<string, unknown>>
  readonly environment: FormulaEnvironment
  readonly parameters: ReadonlyMap<string, unknown>
}

/** How an evaluation fails. */
export class PlainFailure extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const BROKEN = Symbol('broken off')
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']
type Fn = (...args: readonly unknown[]) => unknown

/**
 * The meaning of a tree, said as plainly as can be: it walks the tree each time, counts nothing and leaves conversions to
 * JavaScript. For data without functions, dates and cycles. What the compiled formula gives must be equal.
 */
export function evaluatePlainly(tree: FormulaTree, place: Place): unknown {
  const value = chain(tree, place)
  return value === BROKEN || typeof value === 'function' ? undefined : value
}

function chain(tree: FormulaTree, place: Place): unknown {
  const value = (part: FormulaTree) => evaluatePlainly(part, place)
  switch (tree[0]) {
    case 'l':
      return tree[1]
    case 'n':
      return named(tree[1], place)
    case '.':
      return member(chain(tree[1], place), tree[2], tree[3] === 1, place)
    case 'c': {
      const given = call(tree, place)
      return typeof given === 'function' ? undefined : given
    }
    case 'u':
      return unary(tree[1], value(tree[2]))
    case 'b':
      if (tree[1] === '&&') return value(tree[2]) && value(tree[3])
      if (tree[1] === '||') return value(tree[2]) || value(tree[3])
      if (tree[1] === '??') return value(tree[2]) ?? value(tree[3])
      return binary(tree[1], value(tree[2]), value(tree[3]))
    case '?':
      return value(tree[1]) ? value(tree[2]) : value(tree[3])
    case 'a':
      return tree[1].flatMap((item) => several(item, place))
    case 'o':
      return Object.fromEntries(tree[1].flatMap((entry) => pairs(entry, place)))
    case 't':
      return tree[1].map((text, at) => text + (tree[2][at] ? `${plain(value(tree[2][at])) as string}` : '')).join('')
    case 'f':
      throw new PlainFailure('function-value')
  }
}

function named(name: string, { scope, parameters }: Place): unknown {
  if (parameters.has(name)) return parameters.get(name)
  if (name === 'undefined') return undefined
  if (name === 'NaN') return Number.NaN
  if (name === 'Infinity') return Number.POSITIVE_INFINITY
  if (!Object.hasOwn(scope, name)) throw new PlainFailure('unknown-name')
  return scope[name]
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'function'
}

function member(owner: unknown, key: FormulaTree, optional: boolean, place: Place): unknown {
  if (owner === BROKEN || (optional && isNothing(owner))) return BROKEN
  const name = keyOf(evaluatePlainly(key, place))
  if (isNothing(owner)) throw new PlainFailure('no-value')
  return Object.getOwnPropertyDescriptor(Object(owner), name)?.value
}

function keyOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) throw new PlainFailure('bad-key')
  if (FORBIDDEN.includes(String(value))) throw new PlainFailure('forbidden')
  return String(value)
}

function several(item: FormulaItem, place: Place): readonly unknown[] {
  if (!isSpread(item)) return [evaluatePlainly(item, place)]
  const value = evaluatePlainly(item[1], place)
  if (typeof value !== 'string' && !Array.isArray(value)) throw new PlainFailure('not-a-list')
  return [...value]
}

function pairs(entry: FormulaEntry, place: Place): readonly (readonly [string, unknown])[] {
  if (!isSpread(entry)) return [[keyOf(evaluatePlainly(entry[0], place)), evaluatePlainly(entry[1], place)]]
  return Object.entries({ ...(evaluatePlainly(entry[1], place) as object) })
    .filter(([key]) => !FORBIDDEN.includes(key))
    .map(([key, value]) => [key, typeof value === 'function' ? undefined : value])
}

function call([, callee, items, optional]: Extract<FormulaTree, readonly ['c', ...unknown[]]>, place: Place): unknown {
  if (callee[0] === 'f') {
    const args = items.flatMap((item) => several(item, place))
    return callbackOf(callee, place)(...args)
  }
  const builtIn = builtInOf(callee, place)
  if (builtIn) return builtIn(items)
  const fn = chain(callee, place)
  if (fn === BROKEN || (optional && (fn === undefined || fn === null))) return BROKEN
  if (typeof fn !== 'function' || !isOfScope(callee, place)) throw new PlainFailure('not-a-function')
  return (fn as Fn)(...items.flatMap((item) => several(item, place)))
}

function isOfScope(callee: FormulaTree, place: Place): boolean {
  if (callee[0] === '.') return isOfScope(callee[1], place)
  return callee[0] === 'n' && !place.parameters.has(callee[1])
}

function callbackOf([, names, body]: Extract<FormulaTree, readonly ['f', ...unknown[]]>, place: Place): Fn {
  return (...args) => {
    const clean = args.map((one) => (typeof one === 'function' ? undefined : one))
    return evaluatePlainly(body, {
      ...place,
      parameters: new Map([...place.parameters, ...names.map((name, at) => [name, clean[at]] as const)]),
    })
  }
}

function builtInOf(callee: FormulaTree, place: Place): ((items: readonly FormulaItem[]) => unknown) | undefined {
  const isMember = callee[0] === '.' && callee[1][0] === 'n' && callee[1][1] === 'fx' && callee[2][0] === 'l'
  const name = callee[0] === 'n' ? callee[1] : isMember ? String(callee[2][1]) : undefined
  const first = isMember ? 'fx' : name
  if (name === undefined || first === undefined || place.parameters.has(first) || Object.hasOwn(place.scope, first))
    return undefined
  const found = Object.hasOwn(place.environment.functions, name) ? place.environment.functions[name] : undefined
  if (!found) return undefined
  return (items) => {
    const handed = items.flatMap((item): readonly unknown[] => {
      if (found.inline)
        return isSpread(item) ? several(item, place).map((one) => () => one) : [() => evaluatePlainly(item, place)]
      return item[0] === 'f' ? [callbackOf(item, place)] : several(item, place)
    })
    const host = place.environment.surroundings as FunctionHost
    if (found.inline) return found.inline(handed as readonly FormulaPart[], host)({}, [])
    const result = found.call(host, ...handed)
    const callbacks = handed.filter((one) => typeof one === 'function')
    if (callbacks.some((one) => Object.values(Object(result) as object).includes(one))) throw new PlainFailure('function-value')
    return result
  }
}

/** Data has no say in how it is converted: only lists are more than their kind. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return '[object Object]'
  return value.map((item) => String(plain(item ?? ''))).join(',')
}

function unary(operator: string, value: unknown): unknown {
  if (operator === '!') return !value
  if (operator === '-') return -(plain(value) as number)
  return operator === '+' ? Number(plain(value)) : typeof value
}

function binary(operator: string, a: unknown, b: unknown): unknown {
  const [x, y] = [plain(a) as number, plain(b) as number]
  switch (operator) {
    case '+':
      return x + y
    case '-':
      return x - y
    case '*':
      return x * y
    case '/':
      return x / y
    case '%':
      return x % y
    case '**':
      return x ** y
    case '===':
      return a === b
    case '!==':
      return a !== b
    case '==':
      return looselyEqual(a, b)
    case '!=':
      return !looselyEqual(a, b)
    case '<':
      return x < y
    case '<=':
      return x <= y
    case '>':
      return x > y
    default:
      return x >= y
  }
}

/** Of one type the same; of different ones neither less nor greater, where nothing equals nothing only. */
function looselyEqual(a: unknown, b: unknown): boolean {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b)
  if (typeof a === typeof b) return a === b
  const [x, y] = [plain(a) as number, plain(b) as number]
  return x <= y && x >= y
}
