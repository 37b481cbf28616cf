/** As clocks go that are not set. */
export const SECONDS_OF_DAY = 86_400

/** Formatters of zones, which take milliseconds to make; `undefined` for names that are no zone. */
const kept = new Map<string, Intl.DateTimeFormat | undefined>()
const NAME = /^[\w+-]{1,40}(?:\/[\w+-]{1,40}){0,2}$/

function formatterOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!NAME.test(zone)) return undefined
  if (!kept.has(zone)) {
    try {
      kept.set(
        zone,
        new Intl.DateTimeFormat('en', {
          timeZone: zone,
          hourCycle: 'h23',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          hour: 'numeric',
          minute: 'numeric',
          second: 'numeric',
          era: 'short',
        }),
      )
    } catch {
      kept.set(zone, undefined)
    }
  }
  return kept.get(zone)
}

/** Whether it is a name of IANA's list that this machine knows. */
export const isZone = (zone: string): boolean => formatterOf(zone) !== undefined

/** Seconds that a zone is ahead of UTC at an instant in seconds. */
function aheadAt(seconds: number, zone: string): number {
  if (zone === 'UTC') return 0
  const formatter = formatterOf(zone)
  if (!formatter) return -Math.round(new Date(seconds * 1000).getTimezoneOffset() * 60)
  const parts = Object.fromEntries(formatter.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]))
  const part = (name: string): number => Number(parts[name])
  const year = parts['era'] === 'BC' ? 1 - part('year') : part('year')
  const wall = new Date(0).setUTCFullYear(year, part('month') - 1, part('day')) / 1000
  return wall + part('hour') * 3600 + part('minute') * 60 + part('second') - seconds
}

/**
 * What clocks on the wall show at an instant, as seconds since 1970 as if they stood in UTC.
 * @param zone a name of IANA's list; any other text is the zone of the browser
 */
export function wallOf(ms: number, zone: string): number {
  const seconds = Math.floor(ms / 1000)
  return seconds + aheadAt(seconds, zone)
}

/** The instant in milliseconds of what clocks show: the first where they show it twice, and later where they leave it out. */
export function instantOf(wall: number, zone: string): number {
  const before = wall - aheadAt(wall - SECONDS_OF_DAY, zone)
  const after = wall - aheadAt(wall + SECONDS_OF_DAY, zone)
  const isShownAfter = before !== after && wallOf(before * 1000, zone) !== wall && wallOf(after * 1000, zone) === wall
  return (isShownAfter ? after : before) * 1000
}
