import { expect, test } from 'vitest'
import { knownLocale } from './chart-config.ts'

test('numbers are written in the language of the page, and in the browser’s where it says none', () => {
  expect(['de', 'ru-RU', 'zh-hans'].map(knownLocale)).toEqual(['de', 'ru-RU', 'zh-Hans'])
  for (const said of ['', '-1.5', 'javascript:alert(1)', 'one\ntwo', ' ']) expect(knownLocale(said)).toBeUndefined()
})
