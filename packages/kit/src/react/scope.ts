import { createContext } from 'react'

/** The names formulas see at this place: the host's, with `context.item` inside a repeat and `context.local` inside a slot that gives some. */
export const ScopeContext = createContext<object>({})

/** Marks a scope that stands once for each row of a repeat, and holds the row's key. */
export const ROW_KEY = Symbol('row')

/** Notes a scope that stands once for each of several rows, as do those that stand on it: what elements below it give to formulas is their row's own. */
export function markRepeated<Scope extends object>(scope: Scope, key = ''): Scope {
  return Object.defineProperty(scope, ROW_KEY, { value: key, writable: true })
}

export function isRepeated(scope: object): boolean {
  return ROW_KEY in scope
}

/** What tells a place from the same one in other rows, as it may stand in an id; empty outside of repeats. */
export function rowPath(scope: object): string {
  let path = ''
  for (let at: unknown = scope; isRow(at); at = Object.getPrototypeOf(at)) {
    if (Object.hasOwn(at, ROW_KEY) && at[ROW_KEY] !== '') path = `-${at[ROW_KEY].replaceAll(/[^\w-]/g, '_')}${path}`
  }
  return path
}

function isRow(scope: unknown): scope is { readonly [ROW_KEY]: string } {
  return typeof scope === 'object' && scope !== null && ROW_KEY in scope
}
