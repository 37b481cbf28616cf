import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

it('a password is kept as argon2id in PHC text, another one each time, and known again', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPassword(one, 'correct horse')).toBe(true)
  expect(await isPassword(one, 'Correct horse')).toBe(false)
})

it('letters that are written in two ways are the same', async () => {
  expect(await isPassword(await hashPassword('cr\u00e8me'), 'cre\u0300me')).toBe(true)
})

it('a text of the reference implementation is known, with the cost that it says', async () => {
  const text = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await isPassword(text, 'password')).toBe(true)
  expect(await isPassword(text, 'passwort')).toBe(false)
})

it.each(['', 'x', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=1,t=1,p=1$$'])('%j is of no password', async (text) => {
  expect(await isPassword(text, '')).toBe(false)
})
