import { next, type ActionBody } from '@heddle/kit'
import { reasonOf } from '../../lib/arguments/reason-of.ts'
import { requireCollection } from '../../lib/arguments/require-collection.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { collectionId }, host, signal }) => {
  const id = requireCollection(collectionId, host)
  try {
    return next(await host.collections.fetch(id, signal))
  } catch (error) {
    throw error instanceof Error && error.message !== ''
      ? error
      : new Error(reasonOf(error) ?? MESSAGES.fetchFailed, { cause: error })
  }
}
