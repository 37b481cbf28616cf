import { describe, expect, test } from 'vitest'
import { valueWriter, writtenValue } from './value-writer.ts'

const PLAIN = { currency: 'USD', decimals: 'auto', isShort: false, valueBefore: '', valueAfter: '' }
/** Spaces of languages are several kinds of them. */
const write = (value: number, style: unknown, look: object = {}, language = 'en'): string | undefined =>
  valueWriter(style, { ...PLAIN, ...look }, language)?.(value).replaceAll(/\s/g, ' ')

describe('how a chart writes its numbers', () => {
  test.each<[number, unknown, object, string, string]>([
    [12_345.5, 'currency', {}, 'en', '$12,345.50'],
    [12_345, 'currency', {}, 'en', '$12,345'],
    [12_345.5, 'currency', { currency: 'EUR', decimals: '0' }, 'de', '12.346 €'],
    [0.125, 'percent', {}, 'en', '12.5%'],
    [0.5, 'percent', { decimals: '1' }, 'fr', '50,0 %'],
    [12_345, 'plain', { isShort: true }, 'en', '12K'],
    [1_250_000, 'currency', { isShort: true, decimals: '1' }, 'en', '$1.3M'],
    [7.456, 'plain', { valueAfter: ' kg' }, 'en', '7.46 kg'],
    [3, 'plain', { valueBefore: '≈ ', decimals: '2' }, 'ru', '≈ 3,00'],
  ])('%s as %s with %j in %s is %s', (value, style, look, language, text) =>
    expect(write(value, style, look, language)).toBe(text),
  )

  test('nobody said how: each place writes them as it did', () => {
    expect(valueWriter('plain', PLAIN, 'en')).toBeUndefined()
    expect(valueWriter('roman', { ...PLAIN, decimals: '99' }, 'en')).toBeUndefined()
    expect([writtenValue({ label: '', data: [] }, 1.5), writtenValue(undefined, null)]).toEqual(['1.5', ''])
  })

  test('money that nobody knows is a plain number, and a language that is none is English', () => {
    expect(write(1234.5, 'currency', { currency: 'euros' }, 'de')).toBe('1.234,5')
    expect(write(1234.5, 'currency', {}, 'no language')).toBe('$1,234.50')
    expect(write(1234.5, 'currency', { currency: null }, 'no language')).toBe('1,234.5')
  })
})
