import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

describe('formatPercent', () => {
  it('follows the language of the page', () => {
    const russian = withFakeHost(call, { language: () => 'ru' })
    expect(String(russian(1.255, 1)).replaceAll(/\s/g, ' ')).toBe('125,5 %')
    expect(russian(0.5, 0, 'en')).toBe('50%')
  })

  it('keeps formats of other numbers apart', () => {
    const formatPercent = withFakeHost(call)
    expect([formatPercent(0.5), formatPercent(0.5, 2), formatPercent(-0.5)]).toEqual(['50%', '50.00%', '-50%'])
  })
})
