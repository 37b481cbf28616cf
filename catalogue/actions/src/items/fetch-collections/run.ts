import { next, type ActionBody } from '@heddle/kit'
import { reasonOf } from '../../lib/arguments/reason-of.ts'
import { requireCollection } from '../../lib/arguments/require-collection.ts'
import { textsOf } from '../../lib/arguments/texts-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { collectionIds }, host, signal }) => {
  const ids = textsOf(collectionIds)
  if (ids.length === 0) throw new Error(MESSAGES.noCollection)
  for (const id of ids) requireCollection(id, host)
  const fetches = ids.map(async (id) => {
    try {
      return await host.collections.fetch(id, signal)
    } catch (error) {
      const reason = reasonOf(error) ?? MESSAGES.fetchFailed
      throw new Error(MESSAGES.fetchFailedOf(reason, host.collections.nameOf(id)), { cause: error })
    }
  })
  return next(await Promise.all(fetches))
}
