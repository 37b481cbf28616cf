import { assert, constantFrom, date, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { dateFormatter } from './format.ts'
import { chooseLocale } from './locales.ts'
import { readWithFormat } from './read-format.ts'

const now = Date.parse('2024-05-10T08:30:00Z')
const read = (text: string, pattern: string, language = 'en', zone = 'UTC') => {
  const instant = readWithFormat(fakeHost(), text, pattern, { locale: chooseLocale(fakeHost(), language), zone, now })
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString()
}

test.each([
  ['10/05/2024', 'DD/MM/YYYY', '2024-05-10T00:00:00.000Z'],
  ['1/2/2024', 'D/M/YYYY', '2024-02-01T00:00:00.000Z'],
  ['10.05.24 14:05', 'DD.MM.YY HH:mm', '2024-05-10T14:05:00.000Z'],
  ['May 3, 2024 2:05 PM', 'MMMM D, YYYY h:mm A', '2024-05-03T14:05:00.000Z'],
  ['2024-05-10 12:00 +02:00', 'YYYY-MM-DD HH:mm Z', '2024-05-10T10:00:00.000Z'],
  ['1715329815', 'X', '2024-05-10T08:30:15.000Z'],
  ['17:45', 'HH:mm', '2024-05-10T17:45:00.000Z'],
  ['03.02', 'DD.MM', '2024-02-03T00:00:00.000Z'],
])('%s in the format %s is read', (text, pattern, wanted) => {
  expect(read(text, pattern)).toBe(wanted)
})

test('months are read in the language of the page, without a zone by the visitor’s clock', () => {
  expect(read('3 мая 2024', 'D MMMM YYYY', 'ru')).toBe('2024-05-03T00:00:00.000Z')
  expect(read('10/05/2024 12:00', 'DD/MM/YYYY HH:mm', 'en', 'Europe/Paris')).toBe('2024-05-10T10:00:00.000Z')
})

test.each([
  ['31/02/2024', 'DD/MM/YYYY'],
  ['10/13/2024', 'DD/MM/YYYY'],
  ['soon', 'DD/MM/YYYY'],
  ['', 'DD/MM/YYYY'],
  ['2024-05-10T00:00:00.000Z', 'DD/MM/YYYY'],
  ['25:00', 'HH:mm'],
])('%s in the format %s is no date', (text, pattern) => {
  expect(read(text, pattern)).toBeUndefined()
})

test('what was written in a format is read back', () => {
  const patterns = ['DD/MM/YYYY HH:mm:ss', 'YYYY.MM.DD h:mm:ss A', 'D MMMM YYYY, H:mm:ss', 'D MMM YYYY HH:mm:ss [o’clock]']
  const day = date({ min: new Date('1970-01-01'), max: new Date('2068-01-01'), noInvalidDate: true })
  assert(
    property(day, constantFrom(...patterns), constantFrom('en', 'fr', 'ru'), (written, pattern, language) => {
      const whole = Math.floor(written.getTime() / 1000) * 1000
      const text = dateFormatter(fakeHost(), pattern, chooseLocale(fakeHost(), language))(whole, 'UTC')
      // dayjs cannot read AM and PM or short months in Russian.
      pre(language !== 'ru' || !/A|MMM /.test(pattern))
      expect(read(text, pattern, language)).toBe(new Date(whole).toISOString())
    }),
    { numRuns: 300 },
  )
})
