import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createReadTokens } from './read-tokens.ts'
import { tokensIn } from './sessions.ts'

const NAMES = ['__Host-heddle-account', 'heddle-account'].map((name) => ({ name, attributes: '' }))
const token = (letter: string) => letter.repeat(43)
const cookie = (value: string) => `heddle-account=${value}`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says the same as reading it anew, the first time and again, whatever is sent', () => {
  const read = createReadTokens(NAMES)
  const headers = [
    undefined,
    '',
    'a=b',
    cookie('x'),
    cookie(token('a')),
    `${cookie(token('a'))}; __Host-${cookie(token('a'))}`,
    `${cookie(token('a'))}; ${cookie(token('b'))}`,
    ` theme=dark;${cookie(token('c'))} ;`,
    `x${cookie(token('a'))}`,
    cookie(`${token('a')}a`),
    cookie(token('ä')),
    Array.from({ length: 20 }, (_, at) => cookie(token(String.fromCharCode(97 + at)))).join('; '),
    `${cookie(token('a'))}; filler=${'x'.repeat(LIMITS.knownCookieLength)}`,
  ]
  for (const again of [1, 2])
    for (const header of headers) expect([again, header, read(header)]).toEqual([again, header, tokensIn(header, NAMES)])
})

it('of two headers that differ in one letter of the token each is its own', () => {
  const read = createReadTokens(NAMES)
  const [one, other] = [read(cookie(token('a'))), read(cookie(`${'a'.repeat(42)}b`))]
  expect(one).not.toEqual(other)
  expect(read(cookie(token('a')))).toBe(one)
})

it('a header is kept for a moment and no longer, also where nobody asks any more', () => {
  const read = createReadTokens(NAMES)
  const first = read(cookie(token('a')))
  vi.advanceTimersByTime(LIMITS.knownVisitorLife - 1)
  const later = read(cookie(token('b')))
  expect([read(cookie(token('a'))), read(cookie(token('b')))]).toEqual([first, later])
  expect(read(cookie(token('a')))).toBe(first)
  vi.advanceTimersByTime(1)
  // With the moment of the first of them all are gone.
  expect(vi.getTimerCount()).toBe(0)
  expect(read(cookie(token('a')))).not.toBe(first)
  expect(read(cookie(token('b')))).not.toBe(later)
  expect(vi.getTimerCount()).toBe(1)
})

it('long headers, and those that name nobody, take no room', () => {
  const read = createReadTokens(NAMES)
  const long = `${cookie(token('a'))}; ${'x'.repeat(LIMITS.knownCookieLength)}`
  expect(read(long)).not.toBe(read(long))
  for (const header of ['a=b', cookie('x')]) read(header)
  expect(vi.getTimerCount()).toBe(0)
})

it('a flood of made-up ones is not remembered without end', () => {
  const read = createReadTokens(NAMES)
  const first = read(cookie(token('a')))
  const made = (at: number) => cookie(String(at).padStart(43, '0'))
  for (let at = 1; at < LIMITS.knownCookies; at += 1) read(made(at))
  expect(read(cookie(token('a')))).toBe(first)
  read(made(0))
  expect(read(cookie(token('a')))).not.toBe(first)
  expect(vi.getTimerCount()).toBe(1)
})
