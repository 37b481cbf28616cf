import { MESSAGES } from '../messages.ts'

/** An argument that is a text, the empty one included; throws for anything else. Position 1 is the first. */
export function requireText(value: unknown, position: number): string {
  if (typeof value !== 'string') throw new Error(MESSAGES.mustBeText(position))
  return value
}
