import dayjs from 'dayjs'
import type { Locale } from './locales.ts'

/** How a region writes dates where it differs from its language, as dayjs has it, and else as Unicode's CLDR has it. */
interface Region {
  /** All numbers. */
  readonly date?: string
  /** With the name of the month. */
  readonly long?: string
  readonly time?: '24' | '12'
  readonly weekday?: string
  readonly weekStart?: number
  readonly yearStart?: number
  /** `1st`, `2nd` are plain numbers. */
  readonly plainOrdinal?: true
}

const BRITISH = { date: 'DD/MM/YYYY', long: 'D MMMM YYYY', time: '24', weekStart: 1 } as const
const AUSTRALIAN = { ...BRITISH, time: '12' } as const
const AMERICAN = { date: 'MM/DD/YYYY', long: 'MMMM D, YYYY', time: '12' } as const
const ES_LONG = 'D [de] MMMM [de] YYYY'

/** English by region: the American way here, the clock of twelve hours there; all others are British. */
const TWELVE_HOURS =
  'ae ag au bb bm bs cy dm er fj fm gd gh gm gy hk jm ki kn ky lc lr ls mo mw my na nz pg pk pw sb sd sl ss sz tc to vc vg vu ws zm 001'
const LIKE_US = 'as bi gu mh mp ph pr um us vi'

const REGIONS: Readonly<Record<string, Region>> = {
  ...Object.fromEntries(TWELVE_HOURS.split(' ').map((region) => [`en-${region}`, AUSTRALIAN])),
  ...Object.fromEntries(LIKE_US.split(' ').map((region) => [`en-${region}`, AMERICAN])),
  'en-gb': { ...BRITISH, yearStart: 4 },
  'en-in': { ...BRITISH, yearStart: 4 },
  'en-tt': { ...BRITISH, yearStart: 4 },
  'en-ie': { ...BRITISH, weekday: 'dddd ' },
  'en-sg': BRITISH,
  'en-il': { ...BRITISH, weekStart: 0 },
  'en-ca': { ...AMERICAN, date: 'YYYY-MM-DD' },
  'en-se': { ...BRITISH, date: 'YYYY-MM-DD' },
  'en-za': { ...BRITISH, date: 'YYYY/MM/DD' },
  'en-jp': { ...BRITISH, date: 'YYYY/MM/DD' },
  'en-ch': { ...BRITISH, date: 'DD.MM.YYYY' },
  'en-mv': { ...BRITISH, date: 'DD-MM-YYYY' },
  'es-mx': { weekStart: 0, yearStart: 0 },
  'es-do': { date: 'DD/MM/YYYY', long: ES_LONG, time: '12' },
  'es-pr': { date: 'MM/DD/YYYY', long: ES_LONG, time: '12' },
  'es-us': { date: 'MM/DD/YYYY', long: ES_LONG, time: '12', weekStart: 0, yearStart: 0 },
  'fr-ca': { date: 'YYYY-MM-DD', weekStart: 0, yearStart: 0, plainOrdinal: true },
  'fr-ch': { date: 'DD.MM.YYYY', yearStart: 0, plainOrdinal: true },
}

/** The locales of regions, made of those of their languages, and known to the calendar by their names. */
export function regionsOf(languages: Readonly<Record<string, Locale>>): readonly Locale[] {
  return Object.entries(REGIONS).flatMap(([name, region]) => {
    const language = languages[name.slice(0, 2)]
    if (language === undefined) return []
    const locale = localeFor(name, language, region)
    dayjs.locale(locale, undefined, true)
    return [locale]
  })
}

function localeFor(name: string, language: Locale, region: Region): Locale {
  const { weekStart, yearStart, plainOrdinal } = region
  return {
    ...language,
    name,
    formats: { ...language.formats, ...formatsOf(region) },
    ...(weekStart !== undefined && { weekStart }),
    ...(yearStart !== undefined && { yearStart }),
    ...(plainOrdinal && { ordinal: (day: number) => String(day) as ReturnType<NonNullable<Locale['ordinal']>> }),
  }
}

function formatsOf({ date, long, time, weekday = 'dddd, ' }: Region): Partial<Locale['formats']> {
  if (date === undefined) return {}
  if (long === undefined || time === undefined) return { L: date }
  const [LT, LTS] = time === '12' ? ['h:mm A', 'h:mm:ss A'] : ['HH:mm', 'HH:mm:ss']
  return { LT, LTS, L: date, LL: long, LLL: `${long} ${LT}`, LLLL: `${weekday}${long} ${LT}` }
}
