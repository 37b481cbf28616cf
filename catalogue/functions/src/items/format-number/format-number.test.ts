import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const russian = withFakeHost(call, { language: () => 'ru' })
const plain = (text: unknown) => String(text).replaceAll(/\s/g, ' ')

describe('formatNumber', () => {
  it('follows the language of the page, and another one when it is named', () => {
    expect(plain(russian(1234567.5, 2))).toBe('1 234 567,50')
    expect(russian(1234567.5, 2, 'en')).toBe('1,234,567.50')
  })

  it('writes in English for a language that does not exist', () => {
    expect(russian(1234.5, 1, 'xx-invalid-language-tag-')).toBe('1,234.5')
    expect(russian(1234.5, 1, 'tlh')).toBe('1,234.5')
  })

  it('keeps to the digits a number can have', () => {
    expect(russian(1, -5, 'en')).toBe('1')
    expect(russian(0.5, 1e9, 'en')).toBe('0.50000000000000000000')
    expect(() => russian(1, 'two')).toThrow('Second parameter must be a number')
  })

  it('says so when the number is none', () => {
    for (const value of [undefined, null, '', ' ', 'x', [], {}, true, Number.NaN])
      expect(() => russian(value)).toThrow('First parameter must be a number')
  })
})
