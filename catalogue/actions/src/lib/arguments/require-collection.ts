import type { ActionPorts } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

/** The id of a collection that is there. */
export function requireCollection(id: unknown, { collections }: Pick<ActionPorts, 'collections'>): string {
  if (typeof id !== 'string' || id === '') throw new Error(MESSAGES.noCollection)
  if (!collections.has(id)) throw new Error(MESSAGES.collectionNotFound)
  return id
}
