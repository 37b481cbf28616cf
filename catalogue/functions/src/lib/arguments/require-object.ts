import { MESSAGES } from '../messages.ts'

/** An argument that is an object and no list; throws for anything else. Position 1 is the first. */
export function requireObject(value: unknown, position: number): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(MESSAGES.mustBeObject(position))
  return value as Readonly<Record<string, unknown>>
}
