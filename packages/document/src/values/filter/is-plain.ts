export type PlainObject = Readonly<Record<string, unknown>>

/**
 * Whether a value is an object as JSON makes them: its keys are its own, or those of `Object.prototype`. The first question
 * is the fast one: it tells the engine the shape of the object, which answers the second.
 */
export function isPlain(value: NonNullable<unknown>): value is PlainObject {
  return value.constructor === Object && Object.getPrototypeOf(value) === Object.prototype
}

/** As `isPlain`, of parts of rows: these are anything. Texts and the like are told apart first, not to blur the shapes. */
export function isPlainPart(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && isPlain(value)
}
