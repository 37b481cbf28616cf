import { MESSAGES } from '../messages.ts'

/** An argument that is an arrow function of the formula; throws for anything else. Position 1 is the first. */
export function requireCallback(value: unknown, position: number): (...args: readonly unknown[]) => unknown {
  if (typeof value !== 'function') throw new Error(MESSAGES.mustBeCallback(position))
  return value as (...args: readonly unknown[]) => unknown
}
