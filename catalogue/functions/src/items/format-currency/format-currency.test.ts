import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const formatCurrency = withFakeHost(call, { language: () => 'ru' })
const plain = (text: unknown) => String(text).replaceAll(/\s/g, ' ')

describe('formatCurrency', () => {
  it('follows the language of the page', () => {
    expect(plain(formatCurrency(1234.5, 'RUB'))).toBe('1 234,50 ₽')
    expect(plain(formatCurrency(-1234.5, 'rub', 0))).toBe('-1 235 ₽')
  })

  it('takes any three letters, as currencies come and go', () => expect(formatCurrency(1, 'xyz', 0, 'en')).toContain('XYZ'))

  it.each(['', '€', 'EURO', 'E1R', '__proto__'])('refuses the currency "%s"', (currency) =>
    expect(() => formatCurrency(1, currency)).toThrow('Second parameter must be a currency such as EUR'),
  )
})
