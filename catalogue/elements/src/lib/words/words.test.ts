import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { elementDefinitions } from '../../definitions.gen.ts'
import { PRESETS } from '../../items/date-picker/presets.ts'
import { messagesOf } from '../../items/date-picker/messages.ts'
import { ENGLISH as COUNTS } from '../../items/checkbox-group/messages.ts'
import { ENGLISH as COLORS } from '../../items/color-picker/messages.ts'
import { ENGLISH as ROWS } from '../../items/data-grid/messages.ts'
import { ENGLISH as FILES } from '../../items/file-drop/messages.ts'
import { ENGLISH as RICH_TEXT } from '../../items/rich-text/messages.ts'
import { ENGLISH as CONDITIONS } from '../grid-conditions/messages.ts'
import type { ElementWords } from './element-words.ts'
import { inputWords } from './input-words.ts'
import { wordsIn } from './words.ts'
import '../../words.gen.ts'

const SOURCES = join(import.meta.dirname, '..', '..')
const ENGLISH: ElementWords = {
  calendar: messagesOf('en'),
  presets: PRESETS,
  files: FILES,
  colors: COLORS,
  counts: COUNTS,
  inputs: inputWords('en'),
  rows: ROWS,
  conditions: CONDITIONS,
  richText: RICH_TEXT,
}
const LANGUAGES = readdirSync(join(SOURCES, 'words')).map((file) => file.replace('.ts', ''))
const groups = Object.keys(ENGLISH) as (keyof ElementWords)[]
const entries = (words: object): [string, string][] => Object.entries(words)

describe('what elements say by themselves', () => {
  test('is there in the languages that dates are written in', () => {
    expect(LANGUAGES.toSorted()).toEqual(['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh'])
  })

  test.each(LANGUAGES)('%s has a text of its own for each, with the same places for numbers and names', (language) => {
    for (const group of groups) {
      const words = entries(wordsIn(language, group, ENGLISH[group]))
      const english = new Map(entries(ENGLISH[group]))
      expect(words.map(([name]) => name)).toEqual([...english.keys()])
      for (const [name, text] of words) {
        expect(text.match(/\{\w+\}/g), `${group}.${name}`).toEqual(english.get(name)?.match(/\{\w+\}/g) ?? null)
        expect(text.trim() === text && text.length > 0, `${group}.${name}`).toBe(true)
      }
      expect(words.filter(([name, text]) => english.get(name) === text).length, group).toBeLessThanOrEqual(1)
    }
  })

  test('is said in the language of a region, and in English where nobody knows the language', () => {
    expect(messagesOf('de-AT').nextMonth).toBe('Nächster Monat')
    expect([inputWords('ru-RU').check, inputWords('ru-RU').required]).toEqual(['Проверьте это значение.', 'Заполните это поле.'])
    expect(['', 'en-GB', 'run', 'xx'].map((language) => inputWords(language).required)).toEqual(
      Array.from({ length: 4 }, () => 'Fill this in.'),
    )
  })

  test('is declared by the elements that say it, so that pages load their language', () => {
    const speaking = elementDefinitions.flatMap(({ type, speaks }) => (speaks === undefined ? [] : [type]))
    const items = readdirSync(join(SOURCES, 'items'))
    const saying = items.filter((item) =>
      readdirSync(join(SOURCES, 'items', item)).some(
        (file) =>
          /\.tsx?$/.test(file) &&
          !file.includes('.test.') &&
          /lib\/(words|typing)\//.test(readFileSync(join(SOURCES, 'items', item, file), 'utf8')),
      ),
    )
    expect(saying).toEqual(speaking)
  })
})
