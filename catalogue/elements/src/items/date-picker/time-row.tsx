import type { KeyboardEvent, ReactNode } from 'react'
import { modulo } from './calendar.ts'
import type { Messages } from './messages.ts'

export interface TimeRowProps {
  /** Seconds since midnight. */
  readonly time: number
  /** Which end of a range it is; empty for none. */
  readonly label: string
  readonly has24Hours: boolean
  readonly hasSeconds: boolean
  /** Minutes that are gone by at a time. */
  readonly minuteStep: number
  readonly messages: Messages
  readonly onTime: (time: number) => void
  /** A part was entered. */
  readonly onDone: (part: Part) => void
}

export type Part = 'hours' | 'minutes' | 'seconds'

const HALF_DAY = 12

/** Hours, minutes and perhaps seconds, each a number that goes round. */
export function TimeRow({ time, label, has24Hours, hasSeconds, minuteStep, messages, onTime, onDone }: TimeRowProps): ReactNode {
  const [hours, minutes, seconds] = [Math.floor(time / 3600), Math.floor(time / 60) % 60, time % 60]
  const put = (hour: number, minute: number, second: number): void => onTime(hour * 3600 + minute * 60 + second)
  const isLate = hours >= HALF_DAY
  const part = (name: Part, value: number, least: number, most: number, set: (next: number) => void, step = 1) => (
    <NumberPart
      name={name}
      label={[label, messages[name]].filter(Boolean).join(': ')}
      {...{ value, least, most, step }}
      onNumber={set}
      onDone={() => onDone(name)}
    />
  )
  return (
    <div className="heddle-date-time" role="group" aria-label={label || undefined}>
      {label !== '' && <span className="heddle-date-end">{label}</span>}
      {has24Hours
        ? part('hours', hours, 0, 23, (next) => put(next, minutes, seconds))
        : part('hours', hours % HALF_DAY || HALF_DAY, 1, HALF_DAY, (next) =>
            put((next % HALF_DAY) + (isLate ? HALF_DAY : 0), minutes, seconds),
          )}
      <span aria-hidden="true">:</span>
      {part('minutes', minutes, 0, 59, (next) => put(hours, next, seconds), minuteStep)}
      {hasSeconds && <span aria-hidden="true">:</span>}
      {hasSeconds && part('seconds', seconds, 0, 59, (next) => put(hours, minutes, next))}
      {!has24Hours && (
        <button type="button" className="heddle-date-half" onClick={() => put(modulo(hours + HALF_DAY, 24), minutes, seconds)}>
          {isLate ? 'PM' : 'AM'}
        </button>
      )}
    </div>
  )
}

interface NumberPartProps {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step: number
  readonly onNumber: (next: number) => void
  readonly onDone: () => void
}

function NumberPart({ name, label, value, least, most, step, onNumber, onDone }: NumberPartProps): ReactNode {
  /** To the next step, from whatever lies between two. */
  const turn = (by: number): void => {
    const from = by > 0 ? Math.floor((value - least) / step) : Math.ceil((value - least) / step)
    onNumber(least + modulo(from + by, Math.ceil((most - least + 1) / step)) * step)
  }
  const last = least + Math.floor((most - least) / step) * step
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event
    if (key === 'ArrowUp') turn(1)
    else if (key === 'ArrowDown') turn(-1)
    else if (key === 'Home') onNumber(least)
    else if (key === 'End') onNumber(last)
    else if (key === 'Enter') onDone()
    else return
    event.preventDefault()
  }
  const type = (text: string): void => {
    // The last two digits count, or the last one where both are too much.
    const digits = text.replaceAll(/\D/g, '').slice(-2)
    const typed = Number(digits) > most ? Number(digits.slice(-1)) : Number(digits)
    if (digits !== '') onNumber(Math.max(least, typed))
  }
  return (
    <span className="heddle-date-part">
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => turn(1)}>
        <Arrow d="m4 10 4-4 4 4" />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        data-part={name}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        value={String(value).padStart(2, '0')}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => value % step !== 0 && onNumber(Math.min(last, Math.round(value / step) * step))}
        onKeyDown={onKeyDown}
      />
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => turn(-1)}>
        <Arrow d="m4 6 4 4 4-4" />
      </button>
    </span>
  )
}

/** A line in a square of sixteen. */
export function Arrow({ d }: { readonly d: string }): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentcolor" strokeWidth="1.75">
      <path d={d} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
