import { expect, test } from 'vitest'
import { textShown, textWritten } from './text-in-language.ts'

const at = (language: string) => ({ language, defaultLanguage: 'en', languages: ['en', 'de', 'fr'] })
const word = { translated: true }
const plain = { translated: false }
const both = { type: 't', texts: { en: 'Small', de: 'Klein' } }
const formula = { type: 'f', code: '1' } as const

test('a text is shown in the language that is edited, else that of the default one, and says whose it is', () => {
  expect(textShown(both, plain, at('de'))).toEqual({ value: 'Klein', from: 'de', varies: true })
  expect(textShown(both, word, at('fr'))).toEqual({ value: 'Small', from: 'en', varies: true })
  expect(textShown('Small', word, at('de'))).toEqual({ value: 'Small', from: 'en', varies: true })
  expect(textShown(formula, word, at('de'))).toMatchObject({ value: formula, from: 'en' })
  expect(textShown(undefined, word, at('de'))).toEqual({ value: undefined, from: undefined, varies: true })
})

test('a value that is the same everywhere is shown as it is, and written so', () => {
  expect(textShown('Small', plain, at('de'))).toEqual({ value: 'Small', varies: false })
  expect(textWritten('Small', plain, 'Klein', at('de'))).toBe('Klein')
  expect(textWritten(both, word, 4, at('de'))).toBe(4)
})

test('a text is written in the language that is edited alone; an empty one beside that of the default language is none', () => {
  expect(textWritten('Small', word, 'Klein', at('de'))).toEqual(both)
  expect(textWritten(both, plain, '', at('de'))).toBe('Small')
  expect(textWritten(both, plain, formula, at('de'))).toEqual({ type: 't', texts: { en: 'Small', de: formula } })
  expect(textWritten('Small', word, '', at('en'))).toBe('')
  expect(textWritten('Small', word, null, at('en'))).toBeNull()
})
