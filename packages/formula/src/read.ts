import { FormulaError } from './formula-error.ts'
import { FORBIDDEN_NAMES } from './limits.ts'
import { RUN_MESSAGES } from './messages.ts'
import { BROKEN_OFF, settled, type Run } from './settle.ts'
import type { FormulaTree } from './tree.ts'

type Values = Readonly<Record<string, unknown>>

const CONSTANTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
])

export function isConstant(name: string): boolean {
  return CONSTANTS.has(name)
}

/** Reads a parameter of an arrow function around. */
export function readParameter(place: number): Run {
  return (_, frame) => frame[place]
}

/** Reads a name from the scope; as a link of a chain, functions included. */
export function readName(name: string, isLink: boolean): Run {
  if (CONSTANTS.has(name)) {
    const value = CONSTANTS.get(name)
    return () => value
  }
  toKey(name)
  // The same scope comes again and again: that it has the name is asked once, and again when it gave nothing.
  let known: object | undefined
  return (scope) => {
    if (scope !== known) requireName(scope, name)
    known = scope
    const value = (scope as Values)[name]
    if (value === undefined) requireName(scope, name)
    if (typeof value !== 'function') return value
    return isLink && hasName(scope, name) ? value : undefined
  }
}

/** A function goes to a link of a chain only; asked once more, for the object may have lost it and every object inherits some. */
function ownFunction(owner: object, name: string, value: unknown, isLink: boolean): unknown {
  return isLink && Object.hasOwn(owner, name) ? value : undefined
}

/** Whether a scope has a name, or one of the scopes that it stands on as its prototypes; what every object inherits is none. */
export function hasName(scope: object, name: string): boolean {
  let at: object | null = scope
  while (at !== null && at !== Object.prototype) {
    if (Object.hasOwn(at, name)) return true
    at = Object.getPrototypeOf(at) as object | null
  }
  return false
}

function requireName(scope: object, name: string): void {
  if (!hasName(scope, name)) throw new FormulaError('unknown-name', RUN_MESSAGES.unknownName(name))
}

/** Reads a member by a key that is known: own properties only; what is not there is `undefined`, as in JavaScript. */
export function readMember(owner: Run, name: string, optional: boolean, isLink: boolean): Run {
  toKey(name)
  let known: object | undefined
  return (scope, frame) => {
    const object = owner(scope, frame)
    if (typeof object === 'object' && object !== null) {
      if (object !== known) {
        if (!Object.hasOwn(object, name)) return undefined
        known = object
      }
      const value = (object as Values)[name]
      return typeof value === 'function' ? ownFunction(object, name, value, isLink) : value
    }
    const value = hasParts(object, optional, name) ? partOf(object, name) : BROKEN_OFF
    return isLink ? value : settled(value)
  }
}

/** As `readMember` of a parameter: rows of a list are read here. */
export function readParameterMember(place: number, name: string, optional: boolean, isLink: boolean): Run {
  const read = memberReader(name, optional, isLink)
  return (_, frame) => read(frame[place])
}

/** Reads a member of a value, by a key that is known. */
export function memberReader(name: string, optional: boolean, isLink: boolean): (object: unknown) => unknown {
  toKey(name)
  return (object) => {
    if (typeof object === 'object' && object !== null) {
      if (!Object.hasOwn(object, name)) return undefined
      const value = (object as Values)[name]
      return isLink || typeof value !== 'function' ? value : undefined
    }
    const value = hasParts(object, optional, name) ? partOf(object, name) : BROKEN_OFF
    return isLink ? value : settled(value)
  }
}

/** Reads once for each evaluation what a formula reads several times. */
export function readOnce(read: Run, place: number): Run {
  return (scope, frame) => {
    const kept = frame[place]
    if (kept !== undefined) return kept
    const value = read(scope, frame)
    if (typeof value !== 'function') frame[place] = value
    return value
  }
}

/** Reads a member by a key that a formula works out. */
export function readComputedMember(owner: Run, key: Run, optional: boolean, isLink: boolean): Run {
  return (scope, frame) => {
    const object = owner(scope, frame)
    if (object === BROKEN_OFF || (optional && isNothing(object))) return isLink ? BROKEN_OFF : undefined
    const name = toKey(key(scope, frame))
    const value = hasParts(object, false, name) ? partOf(object, name) : undefined
    return isLink ? value : settled(value)
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'function'
}

function hasParts(value: unknown, optional: boolean, name: string): boolean {
  if (value === BROKEN_OFF) return false
  if (!isNothing(value)) return true
  if (optional) return false
  throw new FormulaError('no-value', RUN_MESSAGES.noValue(name))
}

function partOf(owner: unknown, name: string): unknown {
  return Object.hasOwn(owner as object, name) ? (owner as Values)[name] : undefined
}

/** A property key from a formula's value; throws for names that lead to a value's class and for what is no key. */
export function toKey(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object' ? value !== null : typeof value === 'symbol' || typeof value === 'function') {
    throw new FormulaError('bad-key', RUN_MESSAGES.badKey)
  }
  const key = String(value)
  if (FORBIDDEN_NAMES.has(key)) throw new FormulaError('forbidden', RUN_MESSAGES.forbidden(key))
  return key
}

/** How a callee is called in messages: its last fixed name. */
export function calleeName(tree: FormulaTree): string {
  if (tree[0] === 'n') return tree[1]
  if (tree[0] === '.' && tree[2][0] === 'l') return String(tree[2][1])
  return 'This'
}
