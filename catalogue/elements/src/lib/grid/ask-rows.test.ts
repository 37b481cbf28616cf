import { expect, test } from 'vitest'
import type { PublishedCollection } from '@heddle/document/published'
import { askRows } from './ask-rows.ts'

const own: PublishedCollection = {
  id: 'a',
  name: 'a',
  mode: 'server',
  type: 'collection',
  config: { url: 'x' },
  limit: 50,
  offset: 0,
}
const open = { conditions: [{ field: 'open', operator: '$eq', value: true }] } as const
const rye = { conditions: [{ field: 'name', operator: '$iLike:contains', value: 'rye' }] } as const

test('a collection is asked with the filter of both, in the order and of as many rows as the visitor has it', () => {
  const sort = [{ key: 'name', direction: 'DESC' }] as const
  const asked = askRows({ limit: 10, sort, filter: rye })({ ...own, filter: open, sort: [{ key: 'id', direction: 'ASC' }] })
  expect(asked).toEqual({ ...own, limit: 10, sort, filter: { conditions: [open, rye] }, asked: { filter: rye, sort } })
})

test('without a sort it stands as the collection has it, and without a filter of its own that of the visitor counts', () => {
  const sort = [{ key: 'id', direction: 'ASC' }] as const
  expect(askRows({ limit: 10, sort: [], filter: rye })({ ...own, sort })).toMatchObject({ sort, filter: { conditions: [rye] } })
  expect(askRows({ limit: 10, sort: [], filter: rye })(own).sort).toEqual([])
})
