import { expect, test } from 'vitest'
import { weighTexts } from './text-weights.ts'

const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at),
  ...Array.from({ length: 64 }, (_, at) => 0x410 + at),
]

test.each(['en', 'ru', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'en-GB', 'RU'])(
  'characters have the order of %s, where letters that differ by case alone are one',
  (language) => {
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
    const texts = characters.map((code) => String.fromCharCode(code))
    const weights = weighTexts([...texts, ''], language)?.weigh(0, Uint32Array.from([...texts, ''].keys())) ?? []
    expect(weights).toHaveLength(texts.length + 1)
    for (const [at, one] of texts.entries())
      for (const [other, text] of texts.entries())
        expect(Math.sign((weights[at] ?? 0) - (weights[other] ?? 0)), one + text).toBe(Math.sign(compare(one, text)))
  },
)

test('a text with another letter, or in a language whose letters may go together, has no such number', () => {
  expect(weighTexts(['plain', 'ältere'], 'de')).toBeUndefined()
  expect(weighTexts(['ёлка'], 'ru')).toBeUndefined()
  expect(weighTexts(['plain'], 'cs')).toBeUndefined()
})
