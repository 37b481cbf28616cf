import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat.js'
import isoWeek from 'dayjs/plugin/isoWeek.js'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import timezone from 'dayjs/plugin/timezone.js'
import weekOfYear from 'dayjs/plugin/weekOfYear.js'
import { array, assert, constantFrom, date, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import './calendar.ts'
import { dateFormatter } from './format.ts'
import { chooseLocale } from './locales.ts'

dayjs.extend(timezone)
dayjs.extend(advancedFormat)
dayjs.extend(isoWeek)
dayjs.extend(weekOfYear)
dayjs.extend(localizedFormat)

const LANGUAGES = ['en', 'ru', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'nl', 'uk', 'tr', 'ja', 'zh']
const TOKENS =
  'YYYY YY Q w ww W WW Do X x k kk M MM MMM MMMM D DD d dd ddd dddd H HH h hh a A m mm s ss SSS Z ZZ L LL LLL LLLL l ll LT LTS'
const LITERALS = [' ', '-', '/', ', ', '[of]', '[D MMMM]', 'г.', ':']
const locale = (name: string) => chooseLocale(fakeHost(), name)
const some = date({ min: new Date('1971-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

describe('writing a date', () => {
  test('is what dayjs writes, for every token, language and date', () => {
    const tokens = constantFrom(...TOKENS.split(' '))
    const pieces = array(tokens, { minLength: 1, maxLength: 6 })
    assert(
      property(some, pieces, constantFrom(...LITERALS), constantFrom(...LANGUAGES), (day, parts, between, language) => {
        const pattern = parts.join(between)
        // After its "Do" dayjs forgets to decline the month.
        pre(!/Do(\[[^[\]]*\]|\s)+MMM/.test(pattern))
        const wanted = dayjs.utc(day).locale(language).format(pattern)
        expect(dateFormatter(fakeHost(), pattern, locale(language))(day.getTime(), 'UTC')).toBe(wanted)
      }),
      { numRuns: 2000 },
    )
  })

  test('is what dayjs writes in another time zone', () => {
    const zones = constantFrom('Europe/Paris', 'America/New_York', 'Asia/Kathmandu')
    assert(
      property(some, zones, (day, zone) => {
        const pattern = 'YYYY-MM-DD HH:mm:ss Z'
        const written = dateFormatter(fakeHost(), pattern, locale('en'))(day.getTime(), zone)
        expect(written).toBe(dayjs.utc(day).tz(zone).format(pattern))
      }),
      { numRuns: 300 },
    )
  })

  test('declines Russian months as the pattern needs', () => {
    const may = Date.parse('2024-05-10')
    expect(dateFormatter(fakeHost(), 'D MMMM', locale('ru'))(may, 'UTC')).toBe('10 мая')
    expect(dateFormatter(fakeHost(), 'MMMM YYYY', locale('ru'))(may, 'UTC')).toBe('май 2024')
    expect(dateFormatter(fakeHost(), 'Do MMMM', locale('ru'))(may, 'UTC')).toBe('10 мая')
  })

  test('an unknown language is written in English, a region as its language', () => {
    expect(locale('xx').name).toBe('en')
    expect(locale('pt-AO').name).toBe('pt')
    expect(locale('DE').name).toBe('de')
    expect(chooseLocale(fakeHost({ language: () => 'uk' }), undefined).name).toBe('uk')
    expect(chooseLocale(fakeHost({ language: () => 'uk' }), 7).name).toBe('uk')
  })
})
