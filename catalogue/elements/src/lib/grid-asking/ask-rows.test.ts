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
  const asked = askRows(
    { limit: 10, sort, filter: rye },
    'grid',
  )({ ...own, filter: open, sort: [{ key: 'id', direction: 'ASC' }] })
  expect(asked).toEqual({ ...own, limit: 10, sort, filter: { conditions: [open, rye] }, asked: { filter: rye, sort } })
})

test('without a sort it stands as the collection has it, and without a filter of its own that of the visitor counts', () => {
  const sort = [{ key: 'id', direction: 'ASC' }] as const
  expect(askRows({ limit: 10, sort: [], filter: rye }, 'grid')({ ...own, sort })).toMatchObject({
    sort,
    filter: { conditions: [rye] },
  })
  expect(askRows({ limit: 10, sort: [], filter: rye }, 'grid')(own).sort).toEqual([])
})

test('what its own parameters say already it is not asked for again', () => {
  const sort = [{ key: 'name', direction: 'ASC' }] as const
  const reading = (name: string) => ({ type: 'f', tree: ['i', ['n', 'variables'], ['c', name]] }) as const
  const asked = (...names: readonly string[]) =>
    askRows({ limit: 10, sort, filter: rye }, 'grid')({ ...own, hasPages: true, config: { query: names.map(reading) } as never })
      .asked
  expect(asked('grid-sort', 'grid-filters')).toEqual({ filter: { conditions: [] }, sort: [] })
  expect(asked('grid-filters')).toEqual({ filter: { conditions: [] }, sort })
  expect(asked('other-sort', 'other-filters')).toEqual({ filter: rye, sort })
})

test('pages of a source that the browser asks are cut here once the rows are ordered here, and by the source until then', () => {
  const paged = { ...own, mode: 'dynamic', hasPages: true } as const
  const nothing = { limit: 10, sort: [], filter: { conditions: [] } }
  const turned = askRows(nothing, 'grid')(paged)
  expect([turned.hasPages, 'filter' in turned]).toEqual([true, false])
  expect(askRows({ ...nothing, filter: rye }, 'grid')(paged)).not.toHaveProperty('hasPages')
  expect(askRows({ ...nothing, filter: rye }, 'grid')({ ...paged, mode: 'server' }).hasPages).toBe(true)
})
