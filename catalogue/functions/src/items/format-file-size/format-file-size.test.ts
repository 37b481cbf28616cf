import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const formatFileSize = withFakeHost(call)

describe('formatFileSize', () => {
  it.each([
    [0, '0 byte'],
    [1023, '1,023 byte'],
    [1024, '1 kB'],
    [1024 ** 2 * 2.25, '2.3 MB'],
    [1024 ** 3, '1 GB'],
    [1024 ** 5, '1,024 TB'],
    [-2048, '-2 kB'],
  ])('writes %s bytes as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))

  it('follows the language of the page', () => {
    const russian = withFakeHost(call, { language: () => 'ru' })
    expect(String(russian(1536)).replaceAll(/\s/g, ' ')).toBe('1,5 кБ')
  })
})
