import { expect, test } from 'vitest'
import { createHeadingIds } from './heading-ids.ts'

test('headings have ids of their words, each another one', () => {
  const idOf = createHeadingIds()
  expect(['Our bread', 'Our  bread!', '***', '', 'Our bread'].map(idOf)).toEqual([
    'our-bread',
    'our-bread-2',
    'part',
    'part-2',
    'our-bread-3',
  ])
  expect(idOf('a'.repeat(500))).toHaveLength(100)
})
