import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['My site', 'my-site'],
  ['  Été à Paris!  ', 'ete-a-paris'],
  ['Мой съёмный щит', 'moi-semnyi-schit'],
  ['日本', 'site'],
  ['assets', 'site'],
  ['a--preview', 'a-preview'],
  ['…', 'site'],
])('makes of %j the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('numbers the next ones, and stays within the length of an address', () => {
  expect(slugOf('Shop', 1)).toBe('shop-2')
  expect(slugOf('x'.repeat(200), 998).length).toBeLessThanOrEqual(40)
})
