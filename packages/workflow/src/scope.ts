import { ownOf } from './own-of.ts'

/** What a run adds to `context` of the place it runs in. */
export interface OwnNames {
  readonly workflow: object
  readonly parameters: object
  readonly variables: object
}

/** The names that formulas of one run read (logic reference 1.4): they stand on those of the place. `own` becomes their `context`. */
export const createScope = (outer: object, event: unknown, own: OwnNames): object =>
  Object.create(outer, {
    event: { value: event, enumerable: true },
    context: { value: surround(own, ownOf(outer, 'context')), enumerable: true },
  }) as object

/** Adds the names it lacks. Each is its own, as those of data may be ones that every object inherits, and is read again each time. */
function surround(names: object, outer: unknown): object {
  if (typeof outer !== 'object' || outer === null) return names
  for (const name in outer) {
    if (Object.hasOwn(names, name)) continue
    Object.defineProperty(names, name, { enumerable: true, configurable: true, get: () => Reflect.get(outer, name) })
  }
  return names
}
