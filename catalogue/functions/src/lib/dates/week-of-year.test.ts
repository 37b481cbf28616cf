import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import plugin from 'dayjs/plugin/weekOfYear.js'
import { assert, constantFrom, date, property } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { chooseLocale } from './locales.ts'
import { weekOfYear } from './week-of-year.ts'

dayjs.extend(utc)
dayjs.extend(plugin)

// The library has one list of languages for all who use it.
const languages = { ...dayjs.Ls }
afterAll(() => {
  for (const tag of Object.keys(dayjs.Ls)) delete dayjs.Ls[tag]
  Object.assign(dayjs.Ls, languages)
})

const TAGS = ['en', 'ru', 'de', 'fr', 'fr-ca', 'es', 'es-mx', 'en-gb', 'en-il', 'en-ie', 'ja', 'zh', 'tr', 'pt-br']

test('the week of a date is that of dayjs, in every language', () => {
  const some = date({ min: new Date('1971-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  assert(
    property(some, constantFrom(...TAGS), (day, tag) => {
      const locale = chooseLocale(fakeHost(), tag)
      dayjs.locale(locale, undefined, true)
      expect(weekOfYear(day.getTime(), locale)).toBe(dayjs.utc(day).locale(locale.name).week())
    }),
    { seed: 11, numRuns: 2000 },
  )
})

test('the days around each new year are of the week that dayjs says', () => {
  for (const tag of TAGS) {
    const locale = chooseLocale(fakeHost(), tag)
    dayjs.locale(locale, undefined, true)
    for (let year = 1990; year < 2030; year += 1) {
      for (let day = -12; day < 15; day += 1) {
        const wall = Date.UTC(year, 0, day, 23, 59)
        expect([tag, year, day, weekOfYear(wall, locale)]).toEqual([tag, year, day, dayjs.utc(wall).locale(locale.name).week()])
      }
    }
  }
})
