export type PlainObject = Readonly<Record<string, unknown>>

/**
 * Whether a value is an object as JSON makes them: its keys are its own, or those of `Object.prototype`. The question for
 * the constructor is the fast one: it tells the engine the shape of the object, which answers the last.
 */
export function isPlain(value: unknown): value is PlainObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    value.constructor === Object &&
    Object.getPrototypeOf(value) === Object.prototype
  )
}
