import { expect, test } from 'vitest'
import type { PublishedNode, PublishedValue } from '@heddle/document/published'
import type { ElementDefinition, FieldValues } from '@heddle/kit'
import { wordFiles } from './word-files.ts'

const definitions = new Map(
  [
    { type: 'form', speaks: true as const },
    { type: 'calendar', speaks: 'lang' },
    { type: 'text', speaks: undefined },
    { type: 'grid', speaks: ({ lang }: FieldValues) => lang === 'moved' },
  ].map((definition) => [definition.type, definition as unknown as ElementDefinition]),
)
const WORDS = { de: 'de.js', ru: 'ru.js', '*': 'all.js' }
const node = (type: string, lang?: PublishedValue, live = 32): PublishedNode =>
  ({ uid: type, type, props: lang === undefined ? {} : { lang }, live }) as unknown as PublishedNode
const files = (language: string, ...nodes: readonly PublishedNode[]) =>
  Object.values(wordFiles(nodes, language, definitions, WORDS) ?? {})

test.each([
  ['de', [node('form')], ['de.js']],
  ['de-AT', [node('form')], ['de.js']],
  ['en', [node('form')], []],
  ['xx', [node('form')], []],
  ['de', [node('text')], []],
  ['de', [node('form', undefined, 0)], []],
  ['de', [node('calendar'), node('calendar', ' '), node('form')], ['de.js']],
  ['de', [node('calendar', 'ru')], ['ru.js']],
  ['de', [node('grid', 'still')], []],
  ['de', [node('grid', 'moved')], ['de.js']],
  ['de', [node('form', 'ru')], ['de.js']],
  ['en', [node('calendar', 'ru-RU'), node('form')], ['ru.js']],
  ['en', [node('calendar', { type: 'f', tree: ['l', 'de'] } as unknown as PublishedValue)], ['all.js']],
])('publish-L14 a page in %s loads the words of the languages that its elements speak', (language, nodes, expected) =>
  expect(files(language, ...nodes)).toEqual(expected),
)

test('publish-L14 they stand beside the languages of dates, which have the same names', () => {
  expect(wordFiles([node('form')], 'de', definitions, WORDS)).toEqual({ 'de:words': 'de.js' })
})
