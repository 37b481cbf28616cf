import { expect, it } from 'vitest'
import { resolveValue, resolveVariant, variantOf, type VariantContext } from './variants.ts'

const context: VariantContext = {
  language: 'en',
  defaultLanguage: 'ru',
  languages: ['ru', 'de', 'en'],
  screenId: 'mobile',
  screens: [{ id: 'default' }, { id: 'tablet' }, { id: 'mobile' }],
}
const translated = { translated: true }
const perScreen = { translated: false, screens: 'css' }

it('document-D50 a language falls back to the default one and then to the first that has the value', () => {
  expect(resolveValue(translated, { en: 'a', ru: 'b' }, context)).toBe('a')
  expect(resolveValue(translated, { ru: 'b', de: 'c' }, context)).toBe('b')
  expect(resolveValue(translated, { de: 'c' }, context)).toBe('c')
  expect(resolveValue(translated, {}, context)).toBeUndefined()
})

it('document-D50 a narrow screen inherits from wider ones, never the other way round', () => {
  expect(resolveVariant(perScreen, { default: 1, tablet: 2 }, context)).toBe('tablet')
  expect(resolveVariant(perScreen, { default: 1, mobile: 3 }, { ...context, screenId: 'tablet' })).toBe('default')
  expect(resolveVariant(perScreen, undefined, context)).toBeUndefined()
})

it('document-D50 a value is written under its language, its screen, or default', () => {
  expect(variantOf(translated, context)).toBe('en')
  expect(variantOf(perScreen, context)).toBe('mobile')
  expect(variantOf(perScreen, { ...context, screenId: 'default' })).toBe('default')
  expect(variantOf({ translated: false }, context)).toBe('default')
})
