import { checkFields } from '@heddle/kit'
import { expect, it } from 'vitest'
import { definition } from './definition.ts'

const problemsOf = (favoriteFormat: string) =>
  checkFields(definition.settings.public, { favoriteFormat }).map(({ name, message }) => `${name} ${message}`)

it.each([
  '',
  'DD/MM/YYYY',
  'YYYY-MM-DDTHH:mm:ssZ',
  'Do MMMM YYYY',
  'D MMMM YYYY [года]',
  'D MMMM YYYY г.',
  'LLLL',
  '[at] h:mm A',
])('%j is a format of dates', (format) => {
  expect(problemsOf(format)).toEqual([])
})

it.each([
  ['dd/mm/yyyy', 'favoriteFormat must have words in square brackets: “yyyy” is no part of a date'],
  ['DD of MMMM', 'favoriteFormat must have words in square brackets: “of” is no part of a date'],
  ['--', 'favoriteFormat must name a part of the date, for example DD.MM.YYYY'],
  ['[today]', 'favoriteFormat must name a part of the date, for example DD.MM.YYYY'],
  ['DD [of MMMM', 'favoriteFormat must close every square bracket that it opens'],
  ['D'.repeat(101), 'favoriteFormat must have at most 100 characters'],
])('%j is none, and the field says why', (format, message) => {
  expect(problemsOf(format)).toEqual([message])
})
