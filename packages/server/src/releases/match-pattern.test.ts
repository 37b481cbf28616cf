import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchPattern, writtenAddress } from './match-pattern.ts'

const fileOf = (path: string) => matchPattern(patterns, path)?.file
const patterns = [
  { pattern: '/users/:id', file: 'users/[id]/index.html' },
  { pattern: '/en/users/:id/edit', file: 'en/users/[id]/edit/index.html' },
]

it('finds the page of an address with parameters', () => {
  expect(fileOf('users/5')).toBe('users/[id]/index.html')
  expect(fileOf('en/users/a/edit')).toBe('en/users/[id]/edit/index.html')
  expect(fileOf('/users/5/')).toBe('users/[id]/index.html')
  expect(fileOf('EN/Users/A/edit')).toBe('en/users/[id]/edit/index.html')
  for (const path of ['users', 'users/', 'users/5/6', 'people/5', '']) expect(fileOf(path)).toBeUndefined()
})

it('a parameter may have text around it, and is never empty', () => {
  const blog = ['/blog/post-:slug', '/blog/:slug:-print', '/blog/:slug'].map((pattern) => ({ pattern, file: pattern }))
  const found = ['post-1', 'POST-%D1%89', 'a-Print', 'post-', '-print'].map((part) => matchPattern(blog, `/blog/${part}`)?.file)
  expect(found).toEqual([blog[0], blog[0], blog[1], blog[2], blog[2]].map((one) => one?.file))
})

it('reads a parameter as the page does that wrote it: a slash or a percent sign inside belongs to the value', () => {
  for (const value of ['a/b', '100%', 'ü ?#']) {
    expect(fileOf(`/users/${encodeURIComponent(value)}`)).toBe('users/[id]/index.html')
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
      expect(fileOf(path)).toBe('en/users/[id]/edit/index.html')
    }),
  )
})

it('is undisturbed by any other address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      const file = fileOf(path)
      if (file !== undefined) expect(path.toLowerCase()).toMatch(/users|%/)
    }),
  )
})

it('writes an address in one way only, as browsers escape it, so that one page is kept once', () => {
  expect(writtenAddress('//users///a%2fb/')).toBe('/users/a%2Fb')
  expect(writtenAddress('/users/%D1%89')).toBe(writtenAddress(`/users/${encodeURIComponent('щ')}`))
  expect(writtenAddress('/users/%E0%A4%A')).toBe('/users/%25E0%25A4%25A')
  expect(writtenAddress('/users/%61')).toBe('/users/a')
})
