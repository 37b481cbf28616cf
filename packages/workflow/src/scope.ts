import type { Results } from './run.ts'

/** What a run adds to the names of the place it runs in. */
export interface OwnNames {
  readonly event: unknown
  readonly parameters: Readonly<Record<string, unknown>>
  readonly results: Readonly<Results>
  readonly variables: () => object
}

/** The names that formulas of one run read (logic reference 1.4). What outside is a getter is read again each time. */
export function createScope(outer: object, { event, parameters, results, variables }: OwnNames): object {
  const context = mirror(Object.hasOwn(outer, 'context') ? Reflect.get(outer, 'context') : undefined)
  define(context, 'workflow', () => results)
  define(context, 'parameters', () => parameters)
  define(context, 'variables', variables)
  const scope = mirror(outer)
  define(scope, 'context', () => context)
  define(scope, 'event', () => event)
  return scope
}

function mirror(from: unknown): object {
  const names = {}
  if (typeof from !== 'object' || from === null) return names
  for (const name of Object.keys(from)) define(names, name, () => Reflect.get(from, name))
  return names
}

/** A getter of its own: names of data may be those that every object inherits. */
function define(object: object, name: string, get: () => unknown) {
  Object.defineProperty(object, name, { enumerable: true, configurable: true, get })
}
