import { expect, test } from 'vitest'
import { definition } from './definition.ts'
import { countPages, pageNames } from './page-names.ts'

test.each([
  ['nothing counts them', { paging: 'none' }, undefined],
  ['nothing is set', {}, undefined],
  ['pages have numbers', { paging: 'page', pageName: 'p', sizeName: 'per_page' }, { page: 'p', size: 'per_page' }],
  ['a name is empty', { paging: 'page', pageName: '', sizeName: '' }, { page: 'page' }],
  ['rows are passed over', { paging: 'offset', offsetName: 'skip', sizeName: 'take' }, { offset: 'skip', size: 'take' }],
  ['pages have no numbers', { paging: 'cursor', sizeName: 'limit' }, {}],
])('the names of pages where %s', (_, config, names) => expect(pageNames(config)).toEqual(names))

test('settings that count pages by names are told by the same names', () => {
  for (const names of [
    { page: 'p', size: 'per_page' },
    { page: 'page' },
    { offset: 'skip', size: 'take' },
    { offset: 'offset' },
  ]) {
    const settings = countPages(names)
    expect(pageNames(settings)).toEqual(names)
    expect(definition.source?.cutsPages?.(settings)).toBe(true)
  }
  expect([countPages({ page: 'p' })['firstPage'], countPages({ page: 'p', first: 0 })['firstPage']]).toEqual([1, 0])
})
