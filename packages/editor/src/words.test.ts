import { expect, it } from 'vitest'
import { dictionary } from './words.gen.ts'

/** `panels/add.title` and the like for every word that is neither a text nor makes one. */
function untold(value: unknown, path: string): readonly string[] {
  if (typeof value === 'function') return []
  if (typeof value === 'string') return value.trim() === '' ? [path] : []
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => untold(inner, `${path}.${key}`))
}

it('a translator gets every word of the interface, as texts and as functions that put numbers and names into one', () => {
  expect(Object.entries(dictionary).flatMap(([folder, words]) => untold(words, folder))).toEqual([])
  expect(dictionary['panels/add'].title).toBe('Add')
  expect(dictionary.session.elements(2)).toBe('2 elements')
})
