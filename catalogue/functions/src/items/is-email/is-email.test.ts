import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const isEmail = withFakeHost(call)

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.museum', "o'neil@example.com", 'x_y@a-b.example', '1@2.de'])(
    'takes %s',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each([
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@b.',
    'a@.com',
    'a@-b.com',
    'a..b@example.com',
    '.a@example.com',
    'a@b@c.com',
    'a b@example.com',
    'a@exa mple.com',
    '<a@example.com>',
    ' a@example.com',
    'a@example.c',
  ])('refuses "%s"', (text) => expect(isEmail(text)).toBe(false))

  it('answers at once on what is made to be slow', () => {
    for (const part of ['a.', 'a-', 'a', '!']) expect(isEmail(`${part.repeat(100_000)}@`)).toBe(false)
    for (const part of ['a.', 'a-', '-']) expect(isEmail(`a@${part.repeat(120)}`)).toBe(false)
  })
})
