import { expect, test } from 'vitest'
import type { PublishTools } from '../../publish-field.ts'
import { locale } from './field.ts'
import { publish } from './publish.ts'

const field = locale({ label: { en: 'Language' } })

test.each(['', 'de', 'de-AT', 'pt_BR', 'zh-Hant-TW', 'sr-Latn', 'ar-u-nu-latn'])('%j is a language', (value) =>
  expect(field.check(value)).toBeUndefined(),
)

test.each(['d', 'de-', 'deutsch, bitte', '<b>', 'de/AT', 7, null, ['de']])(
  '%j is none, and what one looks like is said',
  (value) => expect(field.check(value)).toBe('must be a language such as de or pt-BR'),
)

test('pages get the language they are in where none is chosen', () => {
  const tools = { language: () => 'fr' } as PublishTools
  expect([publish('', field, tools), publish('de-AT', field, tools)]).toEqual(['fr', 'de-AT'])
})
