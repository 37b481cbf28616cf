import { expect, it } from 'vitest'
import { joined, spread, withValue } from './layer-lists.ts'

it('what is said once holds for every layer, shorter lists begin anew', () => {
  expect(spread('cover', 3)).toEqual(['cover', 'cover', 'cover'])
  expect(spread('cover, auto', 3)).toEqual(['cover', 'auto', 'cover'])
  expect(spread(undefined, 3)).toBeUndefined()
})

it('a layer gets a value of its own, and a list of equal values is said once', () => {
  expect(withValue('cover', 2, 1, 'contain', 'cover')).toBe('cover, contain')
  expect(withValue(undefined, 2, 0, 'contain', 'cover')).toBe('contain, cover')
  expect(withValue('cover, contain', 2, 1, 'cover', 'cover')).toBe('cover')
  expect(joined([])).toBeNull()
})
