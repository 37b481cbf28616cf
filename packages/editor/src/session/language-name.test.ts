import { expect, it } from 'vitest'
import { languageName } from './language-name.ts'

it('a language has its name, of the interface or its own; one that nobody knows has its code, and so has no language', () => {
  expect(languageName('ru')).toBe('Russian')
  expect(languageName('pt-BR')).toBe('Brazilian Portuguese')
  expect(languageName('de', 'de')).toBe('Deutsch')
  expect(languageName('qqx')).toBe('qqx')
  expect(languageName('en-a')).toBe('en-a')
  expect(languageName('de', 'en-a')).toBe('de')
})
