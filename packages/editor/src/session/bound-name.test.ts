import { expect, test } from 'vitest'
import type { DocumentView } from '@heddle/document'
import { boundName } from './bound-name.ts'

const view = {
  find: (_kind: string, id: string) => (id === 'tours00000000000' ? { name: 'Tours' } : undefined),
  of: () => [],
} as Partial<DocumentView> as Pick<DocumentView, 'find' | 'of'>

test.each([
  ['context.item.data.title', 'title'],
  ['context.item?.data?.price', 'price'],
  ["variables['tours00000000000']", 'Tours'],
  ["collections['tours00000000000'].data[0].name", 'Tours name'],
  ["concatenate('Row ', context.item.index + 1, '.')", 'Row index.'],
  ["if(soldOut, 'Sold out', 'Book')", 'soldOut Sold out Book'],
  ['`Hello`', 'Hello'],
  ['1 + 2', ''],
  ['context.item.data', ''],
  ["'", ''],
])('%s is about “%s”', (code, name) => {
  expect(boundName(code, view)).toBe(name)
})
