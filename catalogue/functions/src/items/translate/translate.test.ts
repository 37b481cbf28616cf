import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const translate = withFakeHost(call, { language: () => 'ru', defaultLanguage: () => 'de' })

describe('translate', () => {
  it('goes from the language of the page over the default language to the first there is', () => {
    expect(translate({ en: 'Hello', de: 'Hallo', ru: 'Привет' })).toBe('Привет')
    expect(translate({ en: 'Hello', de: 'Hallo' })).toBe('Hallo')
    expect(translate({ fr: 'Salut', en: 'Hello' })).toBe('Salut')
  })

  it('takes an empty text that is there, and skips what is not set', () => {
    expect(translate({ ru: '', en: 'Hello' })).toBe('')
    expect(translate({ ru: null, de: undefined, en: 'Hello' })).toBe('Hello')
  })

  it('shows nothing for nothing', () => expect(translate(null)).toBe(''))

  it('never takes what an object inherits for a text', () => {
    const inherited = withFakeHost(call, { language: () => 'constructor', defaultLanguage: () => 'toString' })
    expect(inherited({})).toBe('')
  })
})
