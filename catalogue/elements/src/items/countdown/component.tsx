import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { countdownDefinition } from './definition.ts'
import { isZone } from '../../lib/zones/zone.ts'
import { instantOf, readMoment, splitSeconds, unitsFrom, type Unit } from './time-left.ts'
import { useCountdown } from './use-countdown.ts'

/** A timer is read when somebody comes to it, not each second; its end is said. */
export function Countdown({ root, props }: ElementProps<typeof countdownDefinition>): ReactNode {
  const left = useCountdown(props)
  const endText = toText(props.endText)
  const isOver = left === 0
  return (
    <div
      {...root}
      role="timer"
      aria-label={toText(props.accessibleLabel) || root['aria-label']}
      data-state={isOver ? 'ended' : root['data-state']}
      suppressHydrationWarning
    >
      {left === undefined ? (
        <Moment until={props.until} zone={toText(props.timezone)} locale={toText(props.locale)} />
      ) : (
        !(isOver && endText) && face(left, props)
      )}
      <span role="status">{isOver ? endText : ''}</span>
    </div>
  )
}

interface MomentProps {
  readonly until: unknown
  readonly zone: string
  readonly locale: string
}

/** The moment itself, until a clock is looked at, and for those without scripts, who read whose clock it is. */
function Moment({ until, zone, locale }: MomentProps): ReactNode {
  const moment = readMoment(until)
  if (!moment) return null
  const written = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const isPlaced = moment.offset === undefined && isZone(zone)
  return (
    <time dateTime={isPlaced ? new Date(instantOf(moment, zone)).toISOString() : toText(until)} suppressHydrationWarning>
      {format(locale, (language) => new Intl.DateTimeFormat(language, written).format(moment.utc))}
      {isPlaced && ` (${zone})`}
    </time>
  )
}

function face(left: number, props: ElementProps<typeof countdownDefinition>['props']): ReactNode {
  const parts = splitSeconds(left, unitsFrom(props.largest, Boolean(props.showsSeconds)))
  const locale = toText(props.locale)
  if (props.look === 'clock') {
    const [first, ...others] = parts
    const isDays = first?.unit === 'day'
    const numbers = (isDays ? others : parts).map(({ count }, at) => (at === 0 && !isDays ? String(count) : twoDigits(count)))
    const days = isDays && first.count > 0 ? `${first.count} ${nameOf('day', first.count, locale)} ` : ''
    return <span className="heddle-clock">{`${days}${numbers.join(':')}`}</span>
  }
  return parts.map(({ unit, count }, at) => (
    <span key={unit} className="heddle-unit">
      <span className="heddle-unit-number">{at === 0 ? count : twoDigits(count)}</span> <span>{nameOf(unit, count, locale)}</span>
    </span>
  ))
}

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** “days” beside five, “day” beside one, as the language has it. */
function nameOf(unit: Unit, count: number, locale: string): string {
  return format(locale, (language) => {
    const look = { style: 'unit', unit, unitDisplay: 'long' } as const
    const parts = new Intl.NumberFormat(language, look).formatToParts(count)
    return parts.find(({ type }) => type === 'unit')?.value ?? unit
  })
}

/** In English where nobody knows the language. */
function format(locale: string, write: (language: string) => string): string {
  try {
    return write(locale.replaceAll('_', '-') || 'en')
  } catch {
    return write('en')
  }
}
