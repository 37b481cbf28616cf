import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat.js'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import { describe, expect, test } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { calendar, calendarName } from './calendar.ts'
import { dateFormatter } from './format.ts'
import { chooseLocale, type Locale } from './locales.ts'

dayjs.extend(advancedFormat)
dayjs.extend(localizedFormat)

type WithWeek = Locale & { readonly yearStart?: number }

const LANGUAGES = ['en', 'ru', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'nl', 'uk', 'tr', 'ja', 'zh']
const localeOf = (tag: string) => chooseLocale(fakeHost(), tag)
const written = (tag: string, pattern: string, day: Date) =>
  dateFormatter(fakeHost(), pattern, localeOf(tag))(day.getTime(), 'UTC')

const require = createRequire(import.meta.url)
const files = readdirSync(dirname(require.resolve('dayjs/locale/en.js'))).map((file) => file.replace(/\.js$/, ''))
const regions = files.filter((name) => LANGUAGES.includes(name.split('-')[0] ?? '') && name.includes('-'))
/** Of English dayjs leaves the endings of 1st and 2nd out here. */
const NO_ENDINGS = new Set(['en-ca', 'en-ie', 'en-il', 'en-sg'])
const DAYS = ['2024-01-01T00:05:06Z', '2024-05-22T13:30:00Z', '2023-12-31T23:59:59Z', '2024-10-03T09:00:00Z'].map(
  (text) => new Date(text),
)
const TOKENS = 'L LL LLL LLLL l ll lll llll LT LTS MMM MMMM dd ddd dddd Do a A'.split(' ')

describe('dates of a region', () => {
  test.each(regions)('%s are those of dayjs, for every token, with the week they begin', (name) => {
    const ours: WithWeek = localeOf(name)
    const { weekStart, yearStart } = require(`dayjs/locale/${name}.js`) as WithWeek
    expect(ours.weekStart ?? 0).toBe(weekStart ?? 0)
    expect(ours.yearStart ?? 0).toBe(yearStart ?? 0)
    for (const token of TOKENS) {
      if (token === 'Do' && NO_ENDINGS.has(name)) continue
      for (const day of DAYS) expect(written(name, token, day), token).toBe(dayjs.utc(day).locale(name).format(token))
    }
    expect(calendar(DAYS[2]).locale(calendarName(ours)).from(DAYS[3])).toBe(dayjs.utc(DAYS[2]).locale(name).from(DAYS[3]))
  })

  test('stand in the order that Unicode knows of the region, with its clock', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const codes = ['001', '150', '419', ...letters.flatMap((first) => letters.map((second) => first + second))]
    const day = new Date('2023-12-31T23:05:00Z')
    const numbers = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
    const known = LANGUAGES.flatMap((language) => codes.map((code) => `${language}-${code}`)).filter((tag) => {
      const format = new Intl.DateTimeFormat(tag)
      return format.resolvedOptions().locale === tag && !isOtherwise(tag)
    })
    expect(known.length).toBeGreaterThan(150)
    for (const tag of known) {
      const wanted = new Intl.DateTimeFormat(tag, numbers).format(day).match(/\d+/g)
      expect(written(tag, 'L', day).match(/\d+/g), tag).toEqual(wanted)
      if (!tag.startsWith('en') || DAYJS_CLOCKS.has(tag)) continue
      const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions()
      expect(written(tag, 'LT', day).startsWith('11'), tag).toBe(hourCycle === 'h12')
    }
  })

  test('are written by the tags that people write', () => {
    const day = new Date('2024-05-10T15:00:00Z')
    expect(written('en-GB', 'LLLL', day)).toBe('Friday, 10 May 2024 15:00')
    expect(written('EN_gb', 'L', day)).toBe('10/05/2024')
    expect(written('en-Latn-GB', 'L', day)).toBe('10/05/2024')
    expect(written('en', 'L', day)).toBe('05/10/2024')
    expect(written('en-US', 'LL LT', day)).toBe('May 10, 2024 3:00 PM')
    expect(written('zh-Hant', 'ddd', day)).toBe('週五')
    expect(written('ru-KZ', 'L', day)).toBe('10.05.2024')
    expect(written('xx-GB', 'L', day)).toBe('05/10/2024')
  })
})

/** Where dayjs, which our dates follow, and Unicode disagree. */
const isOtherwise = (tag: string) => ['es-US', 'zh-HK', 'zh-MO'].includes(tag)
const DAYJS_CLOCKS = new Set(['en-IN', 'en-SG', 'en-TT', 'en-BI'])
