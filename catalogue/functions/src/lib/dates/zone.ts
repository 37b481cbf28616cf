import type { FunctionHost } from '@heddle/kit'

/**
 * Instants and clocks. An instant is milliseconds since 1970 in UTC; the "wall" of an instant is what the clocks of a zone
 * show then, written as if it were UTC. The calendar works on walls, so that it never depends on the machine's own zone.
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 86_400_000
const WEEK = 7 * DAY
/** Clocks change twice a year or so: offsets are kept for whole weeks. */
const MAX_WEEKS = 4096
const MAX_ZONES = 64
const STEPS_TO_OPEN = 2000

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** Offset by number of the week; `undefined` for a week in which the clocks change. */
  readonly weeks: Map<number, number | undefined>
}

const zones = new Map<string, Zone>()

/** Name of a time zone; `undefined` is that of the machine, whose clocks are there at once: the first zone that is opened takes a phone 0.1 s. */
export type ZoneName = string | undefined

/** The time zone of the visitor. */
export const zoneOfVisitor = (host: FunctionHost): ZoneName => (host.isMachineZone?.() ? undefined : host.timezone())

/** Whether a zone has this name. Opening one is counted; it stays open for a while. */
export function isZone(host: FunctionHost, name: string): boolean {
  if (name === 'UTC' || zones.has(name)) return true
  host.spend(STEPS_TO_OPEN)
  try {
    openZone(name)
    return true
  } catch {
    return false
  }
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. Throws for a zone that does not exist. */
export function zoneOffset(instant: number, zone: ZoneName): number {
  if (zone === 'UTC') return 0
  if (Number.isNaN(new Date(instant).getTime())) return 0
  if (zone === undefined) return machineOffset(instant)
  const { format, weeks } = zones.get(zone) ?? openZone(zone)
  const week = Math.floor(instant / WEEK)
  const known = weeks.get(week)
  if (known !== undefined) return known
  if (!weeks.has(week)) {
    if (weeks.size >= MAX_WEEKS) weeks.clear()
    const start = readOffset(format, week * WEEK)
    const steady = start === readOffset(format, (week + 1) * WEEK)
    weeks.set(week, steady ? start : undefined)
    if (steady) return start
  }
  return readOffset(format, instant)
}

export function toWall(instant: number, zone: ZoneName): number {
  return instant + zoneOffset(instant, zone)
}

/** The instant at which the clocks show `wall`: the first of two, and just after a gap when they never show it. */
export function fromWall(wall: number, zone: ZoneName): number {
  if (zone === 'UTC') return wall
  const before = zoneOffset(wall - DAY, zone)
  const after = zoneOffset(wall + DAY, zone)
  if (before === after || zoneOffset(wall - before, zone) === before) return wall - before
  return zoneOffset(wall - after, zone) === after ? wall - after : wall - before
}

/**
 * Moves an instant by what its clock shows. Of an hour that clocks show twice it is the first one, as for a date that is
 * read, unless the instant stands in the second one and stays in it.
 */
export function moveWall(instant: number, zone: ZoneName, move: (wall: number) => number): number {
  const offset = zoneOffset(instant, zone)
  const before = instant + offset
  const wall = move(before)
  const isSameHour = Math.floor(before / HOUR) === Math.floor(wall / HOUR)
  return isSameHour && zoneOffset(wall - offset, zone) === offset ? wall - offset : fromWall(wall, zone)
}

/** As ISO 8601 writes it: `+02:00`, or `+0200` without a colon. */
export function offsetText(offset: number, colon = ':'): string {
  const minutes = Math.abs(Math.trunc(offset / MINUTE))
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${hours}${colon}${String(minutes % 60).padStart(2, '0')}`
}

function openZone(name: string): Zone {
  const found = zones.get(name)
  if (found) return found
  const zone = { format: new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }), weeks: new Map() }
  if (zones.size >= MAX_ZONES) zones.clear()
  zones.set(name, zone)
  return zone
}

/** The outermost days of the calendar have no neighbours to ask for. */
const LAST_INSTANT = 8.64e15

/** By the second, as clocks of former times were. */
function machineOffset(instant: number): number {
  const within = Math.min(Math.max(instant, DAY - LAST_INSTANT), LAST_INSTANT - DAY)
  const clock = new Date(within)
  const wall = new Date(0)
  wall.setUTCFullYear(clock.getFullYear(), clock.getMonth(), clock.getDate())
  wall.setUTCHours(clock.getHours(), clock.getMinutes(), clock.getSeconds(), clock.getMilliseconds())
  return wall.getTime() - within
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const within = Math.min(Math.max(instant, -LAST_INSTANT), LAST_INSTANT)
  const name = format.formatToParts(within).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? []
  const size = (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -size : size
}
