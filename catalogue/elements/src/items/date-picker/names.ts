/** Names of months and days in one language, as the browser knows them. Each is asked for when it is needed: formatters are slow to make. */
export interface Names {
  /** @param beside whether a day stands beside it: some languages write it in another case then */
  readonly month: (month: number, length: 'long' | 'short', beside?: boolean) => string
  /** @param weekday 0 for Sunday */
  readonly weekday: (weekday: number, length: 'long' | 'short') => string
  /** A whole date in words. */
  readonly day: (day: number) => string
  /** Whether clocks have twelve hours there. */
  readonly hasTwelveHours: () => boolean
  /** Days of a year that its first week has at least. */
  readonly minimalDays: () => number
}

const MS_OF_DAY = 86_400_000
const LONGEST = 35
const WHOLE = { dateStyle: 'full' } as const
const kept = new Map<string, Names>()

/** @param language a tag such as `ru` or `en-GB`; English for what is none */
export function namesOf(language: string): Names {
  let names = kept.get(language)
  if (!names) kept.set(language, (names = createNames(isKnown(language) ? language : 'en')))
  return names
}

/** Asks for what every calendar of days shows, before it is opened: formatters are slow to make. */
export function warmUp(names: Names): void {
  names.day(0)
  names.month(0, 'long')
  names.weekday(0, 'short')
}

function isKnown(language: string): boolean {
  if (language === '' || language.length > LONGEST) return false
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}

function createNames(language: string): Names {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = JSON.stringify(options)
    let made = formatters.get(key)
    if (!made)
      formatters.set(key, (made = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' })))
    return made
  }
  return {
    month(month, length, beside = false) {
      const options = beside ? ({ month: length, day: 'numeric' } as const) : { month: length }
      const parts = formatter(options).formatToParts(Date.UTC(2024, month, 1))
      return parts.find(({ type }) => type === 'month')?.value ?? ''
    },
    weekday(weekday, length) {
      // The first of January 2023 was a Sunday. The long names stand in whole dates too, whose formatter is there anyway.
      const options = length === 'long' ? WHOLE : { weekday: length }
      const parts = formatter(options).formatToParts(Date.UTC(2023, 0, 1 + weekday))
      return parts.find(({ type }) => type === 'weekday')?.value ?? ''
    },
    day: (day) => formatter(WHOLE).format(day * MS_OF_DAY),
    hasTwelveHours: () => formatter({ hour: 'numeric' }).resolvedOptions().hour12 === true,
    minimalDays: () => weekInfoOf(language)?.minimalDays ?? 4,
  }
}

interface WeekInfo {
  readonly minimalDays?: number
}

/** Browsers have it as a method, or as a getter, or not at all. */
function weekInfoOf(language: string): WeekInfo | undefined {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    readonly getWeekInfo?: () => WeekInfo
    readonly weekInfo?: WeekInfo
  }
  return locale.getWeekInfo?.() ?? locale.weekInfo
}
