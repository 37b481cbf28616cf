import type { Locale } from './locales.ts'

/** How a region writes dates where it differs from its language, as dayjs has it, and else as Unicode's CLDR has it. */
export interface Region {
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

/** The locales of a language's regions, by the names of the regions, made of the language's own. */
export function regionsOf(language: Locale, regions: Readonly<Record<string, Region>>): readonly Locale[] {
  return Object.entries(regions).map(([name, region]) => localeFor(`${language.name}-${name}`, language, region))
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
