import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchPattern } from './match-pattern.ts'

const patterns = [
  { pattern: '/users/:id', file: 'users/[id]/index.html' },
  { pattern: '/en/users/:id/edit', file: 'en/users/[id]/edit/index.html' },
]

it('finds the page of an address with parameters', () => {
  expect(matchPattern(patterns, 'users/5')).toBe('users/[id]/index.html')
  expect(matchPattern(patterns, 'en/users/a/edit')).toBe('en/users/[id]/edit/index.html')
  expect(matchPattern(patterns, '/users/5/')).toBe('users/[id]/index.html')
  expect(matchPattern(patterns, 'EN/Users/A/edit')).toBe('en/users/[id]/edit/index.html')
  for (const path of ['users', 'users/', 'users/5/6', 'people/5', '']) expect(matchPattern(patterns, path)).toBeUndefined()
})

it('reads a parameter as the page does that wrote it: a slash or a percent sign inside belongs to the value', () => {
  for (const value of ['a/b', '100%', 'ü ?#']) {
    expect(matchPattern(patterns, `/users/${encodeURIComponent(value)}`)).toBe('users/[id]/index.html')
  }
})

it('finds the page whatever stands for its parameters: dots, slashes, percent signs, markup, ten thousand characters', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('..', '.', '%00', '%2f', '<script>', '{{id}}', ':id', 'x'.repeat(10_000)),
  )
  fc.assert(
    fc.property(value, fc.constantFrom('/', '//', '///'), (text, slash) => {
      const path = [slash, 'en', slash, 'Users', slash, encodeURIComponent(text.toWellFormed()), slash, 'edit', slash].join('')
      expect(matchPattern(patterns, path)).toBe('en/users/[id]/edit/index.html')
    }),
  )
})

it('is undisturbed by any other address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      const file = matchPattern(patterns, path)
      if (file !== undefined) expect(path.toLowerCase()).toMatch(/users|%/)
    }),
  )
})
