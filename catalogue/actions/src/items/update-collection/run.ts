import { next, type ActionBody, type CollectionChange } from '@heddle/kit'
import { numberOf } from '../../lib/arguments/number-of.ts'
import { requireCollection } from '../../lib/arguments/require-collection.ts'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

const TYPES: ReadonlySet<unknown> = new Set<CollectionChange['type']>(['replace', 'update', 'insert', 'delete'])

export const run: ActionBody<typeof definition> = ({ args, host }) => {
  const id = requireCollection(args['collectionId'], host)
  const { updateType, by, index, idKey, value, merge, applyFilter, applySort } = args
  return next(
    host.collections.update(id, {
      type: TYPES.has(updateType) ? (updateType as CollectionChange['type']) : 'replace',
      ...(by === 'id' && updateType !== 'insert'
        ? { id: args['id'] ?? null, idKey: textOf(idKey) || 'id' }
        : { index: Math.floor(numberOf(index) ?? 0) }),
      value,
      merge: merge === true,
      applyFilter: applyFilter === true,
      applySort: applySort === true,
    }),
  )
}
