import { expect, test } from 'vitest'
import { rankEntries, rankNamed } from './rank.ts'

const entries = ['Insert Button', 'Publish', 'Zoom to the selection', 'Unwrap', 'Insert Text', 'Panel: Pages'].map((label) => ({
  label,
}))
const find = (query: string) => rankEntries(entries, query).map(({ label }) => label)

test('an empty query offers everything in its order', () => {
  expect(find('')).toEqual(entries.map(({ label }) => label))
})

test('the beginning of a word comes before the middle of one', () => {
  expect(find('p')[0]).toBe('Publish')
  expect(find('p').indexOf('Panel: Pages')).toBeLessThan(find('p').indexOf('Unwrap'))
})

test('words may be typed in any order and shortened', () => {
  expect(find('but ins')).toEqual(['Insert Button'])
  expect(find('zm sel')).toEqual(['Zoom to the selection'])
  expect(find('nothing like it')).toEqual([])
})

test('other names find it too, a whole one before the beginning of a label', () => {
  const items = [{ label: 'Divider' }, { label: 'Container', words: ['div', 'flex box'] }, { label: 'Grid', words: [] }]
  const named = (query: string) => rankNamed(items, query).map(({ label }) => label)
  expect(named('div')).toEqual(['Container', 'Divider'])
  expect(named('box')).toEqual(['Container'])
  expect(named('grid')).toEqual(['Grid'])
  expect(named('gd')).toEqual([])
  expect(rankEntries(items, 'gd').map(({ label }) => label)).toEqual(['Grid'])
})
