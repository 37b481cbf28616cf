import { describe, expect, it } from 'vitest'
import {
  findByLanguage,
  inLanguage,
  isByLanguage,
  languageInEffect,
  readInside,
  textsByLanguage,
  withTextIn,
  writeInside,
} from './by-language.ts'

const by = (texts: Readonly<Record<string, string>>) => ({ type: 't' as const, texts })
const formula = { type: 'f', code: '1' } as const
const site = { defaultLanguage: 'en', languages: ['en', 'de', 'fr'] }

describe('a text by language', () => {
  it('is told from everything else that may stand in its place', () => {
    expect(isByLanguage(by({ en: 'Saved' }))).toBe(true)
    expect(isByLanguage({ type: 't', texts: { en: formula } })).toBe(true)
    const others = [
      'Saved',
      formula,
      null,
      undefined,
      [],
      { type: 't' },
      { type: 't', texts: null },
      { type: 't', texts: { en: 1 } },
    ]
    for (const other of [...others, { type: 't', texts: {}, more: 1 }, { type: 'x', texts: {} }])
      expect(isByLanguage(other), JSON.stringify(other)).toBe(false)
  })

  it('says its own text, that of the default language, the first that a language of the site has, or any', () => {
    expect(inLanguage(by({ en: 'Yes', de: 'Ja' }), 'de', site)).toBe('Ja')
    expect(inLanguage(by({ en: 'Yes', de: 'Ja' }), 'fr', site)).toBe('Yes')
    expect(inLanguage(by({ fr: 'Oui', de: 'Ja' }), 'en', site)).toBe('Ja')
    expect(inLanguage(by({ it: 'Sì' }), 'en', site)).toBe('Sì')
    expect(inLanguage(by({}), 'en', site)).toBeUndefined()
    expect(inLanguage(by({ en: 'Yes' }), 'constructor', site)).toBe('Yes')
    expect(languageInEffect({ en: '', de: 'Ja' }, 'en', site)).toBe('en')
  })

  it('that stands plainly is that of the default language; what is no text says nothing', () => {
    expect(textsByLanguage('Yes', site)).toEqual({ en: 'Yes' })
    expect(textsByLanguage(formula, site)).toEqual({ en: formula })
    for (const other of [undefined, null, 4, { en: 'Yes' }]) expect(textsByLanguage(other, site)).toEqual({})
  })

  it('becomes plain again when the default language alone is left, and nothing when none is', () => {
    const both = withTextIn('Yes', 'de', 'Ja', site)
    expect(both).toEqual(by({ en: 'Yes', de: 'Ja' }))
    expect(withTextIn(both, 'de', null, site)).toBe('Yes')
    expect(withTextIn(both, 'en', null, site)).toEqual(by({ de: 'Ja' }))
    expect(withTextIn('Yes', 'en', null, site)).toBeNull()
    expect(withTextIn(undefined, 'de', 'Ja', site)).toEqual(by({ de: 'Ja' }))
    expect(withTextIn(4, 'en', 'Yes', site)).toBe('Yes')
  })
})

describe('inside of a value', () => {
  const value = { a: [{ label: by({ en: 'One' }), 'x/y': by({ en: 'Never' }) }], b: by({ de: 'Zwei' }) }

  it('texts by language are found with the keys that lead to them, but for keys that no path can name', () => {
    expect(findByLanguage(value)).toEqual([
      [['a', '0', 'label'], by({ en: 'One' })],
      [['b'], by({ de: 'Zwei' })],
    ])
    expect(findByLanguage(by({ en: 'One' }))).toEqual([[[], by({ en: 'One' })]])
    expect(findByLanguage('One')).toEqual([])
  })

  it('a part is read, written and taken away without a change of the rest', () => {
    expect(readInside(value, ['a', '0', 'label', 'texts', 'en'])).toBe('One')
    for (const path of [['a', '1', 'label'], ['constructor'], ['b', 'type', 'length']])
      expect(readInside(value, path)).toBeUndefined()
    expect(writeInside(['x', 'y'], ['1'], 'z')).toEqual(['x', 'z'])
    expect(writeInside(['x', 'y'], ['1'], null)).toEqual(['x', ''])
    for (const nowhere of ['2', '-1', '01', '1.5', 'length', ''])
      expect(writeInside(['x', 'y'], [nowhere], 'z'), nowhere).toEqual(['x', 'y'])
    expect(writeInside({ a: { b: 1, c: 2 } }, ['a', 'b'], null)).toEqual({ a: { c: 2 } })
    expect(writeInside(null, ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
    expect(writeInside('x', ['a'], 1)).toBe('x')
    expect(writeInside('x', [], 'y')).toBe('y')
  })
})
