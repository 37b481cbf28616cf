import { expect, test } from 'vitest'
import { checkNewAccount, checkSignIn } from './check-account.ts'

test('a complete account has nothing to complain about', () => {
  expect(checkNewAccount({ name: 'Ada', email: 'ada@example.org', password: 'analytical' })).toEqual({})
})

test('every field of an empty account says what it needs', () => {
  expect(Object.keys(checkNewAccount({ name: ' ', email: 'ada', password: 'short' }))).toEqual(['name', 'email', 'password'])
})

test('signing in asks for no length of password, only for one', () => {
  expect(checkSignIn({ name: '', email: 'ada@example.org', password: 'x' })).toEqual({})
  expect(checkSignIn({ name: '', email: 'ada@example.org', password: '' })).toHaveProperty('password')
})
