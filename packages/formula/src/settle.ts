/** What an optional chain gives when it broke off; becomes `undefined` at the chain's end. */
export const BROKEN_OFF = Symbol('broken off')

/** A part of a formula, ready to run. `frame` holds the parameters of the arrow functions around it, each at its own place. */
export type Run = (scope: object, frame: unknown[]) => unknown

/** A value as it may go anywhere: never a function, never a broken chain. */
export function settled(value: unknown): unknown {
  return typeof value === 'function' || value === BROKEN_OFF ? undefined : value
}
