import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const isUrl = withFakeHost(call)

describe('isUrl', () => {
  it.each(['http://localhost:4000', 'HTTPS://EXAMPLE.COM', 'https://пример.рф/путь?a=б#c', 'http://[::1]/'])('takes %s', (text) =>
    expect(isUrl(text)).toBe(true),
  )

  it.each([
    '',
    '//example.com',
    'ftp://example.com',
    'data:text/html,x',
    ' https://example.com',
    'https://exa mple.com',
    'https://',
    'http:/example.com',
    `https://example.com/${'a'.repeat(10_000)}`,
  ])('refuses "%.40s"', (text) => expect(isUrl(text)).toBe(false))
})
