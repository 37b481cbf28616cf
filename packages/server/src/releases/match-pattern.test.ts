import { expect, it } from 'vitest'
import { matchPattern } from './match-pattern.ts'

const patterns = [
  { pattern: '/users/:id', file: 'users/[id]/index.html' },
  { pattern: '/en/users/:id/edit', file: 'en/users/[id]/edit/index.html' },
]

it('finds the page of an address with parameters', () => {
  expect(matchPattern(patterns, 'users/5')).toBe('users/[id]/index.html')
  expect(matchPattern(patterns, 'en/users/a/edit')).toBe('en/users/[id]/edit/index.html')
  for (const path of ['users', 'users/', 'users/5/6', 'people/5', '']) expect(matchPattern(patterns, path)).toBeUndefined()
})
