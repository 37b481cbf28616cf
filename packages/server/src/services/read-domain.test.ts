import { expect, test } from 'vitest'
import { readDomain } from './read-domain.ts'

test.each([
  ['www.example.org', 'www.example.org'],
  [' Example.ORG. ', 'example.org'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['a-b.c1.example', 'a-b.c1.example'],
])('%j is the host %s', (text, host) => {
  expect(readDomain(text)).toBe(host)
})

test.each([
  '',
  'localhost',
  'https://example.org',
  'example.org/path',
  'example.org:80',
  'me@example.org',
  '*.example.org',
  '127.0.0.1',
  '[::1]',
  '0x7f.1',
  '-a.example',
  'a..example',
  'exa mple.org',
  'a%00.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
])('%j is none', (text) => {
  expect(readDomain(text)).toBeUndefined()
})
