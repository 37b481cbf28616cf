import { toText } from '@heddle/kit/react'
import { SECONDS_OF_DAY, weekdayOf } from './calendar.ts'
import { LIMITS, MOST_DATES } from './limits.ts'
import { cellOf, readValue, type Mode } from './values.ts'

/** What may be picked, and how. Cells are days, months or years. */
export interface Rules {
  readonly mode: Mode
  readonly selection: 'single' | 'range' | 'multi'
  /** First and last, as what is picked; `undefined` for any. */
  readonly min: number | undefined
  readonly max: number | undefined
  readonly ignoresTime: boolean
  /** Cells that alone may be picked; `undefined` for all. */
  readonly allowed: ReadonlySet<number> | undefined
  readonly disabled: ReadonlySet<number>
  readonly weekdays: ReadonlySet<number>
  readonly range: 'free' | 'auto' | 'minmax'
  /** Cells between both ends. */
  readonly autoRange: number
  readonly minRange: number
  readonly maxRange: number
  /** A range may stay without an end. */
  readonly isPartial: boolean
  /** A range holds nothing that may not be picked. */
  readonly isUnbroken: boolean
  /** Dates that may be picked at most. */
  readonly most: number
}

/** Values of the fields, whatever they are bound to. */
export type RuleFields = Readonly<
  Record<
    | 'dateMode'
    | 'selectionMode'
    | 'minDate'
    | 'maxDate'
    | 'ignoreTimeValidation'
    | 'allowedDates'
    | 'disabledDates'
    | 'disabledWeekDays'
    | 'rangeMode'
    | 'autoRange'
    | 'minRange'
    | 'maxRange'
    | 'enablePartialRange'
    | 'noDisabledRange'
    | 'multiDatesLimit',
    unknown
  >
>

const MODES = ['datetime', 'date', 'time', 'month', 'year'] as const
const SELECTIONS = ['single', 'range', 'multi'] as const

/** One of a list of texts; the first for what is none of them. */
export function oneOf<const T extends string>(texts: readonly [T, ...T[]], value: unknown): T {
  return texts.find((text) => text === value) ?? texts[0]
}

/** Several dates are days, with a time or without (specification section 4). */
export function modesOf(fields: Pick<RuleFields, 'dateMode' | 'selectionMode'>): Pick<Rules, 'mode' | 'selection'> {
  const selection = oneOf(SELECTIONS, fields.selectionMode)
  const mode = oneOf(MODES, fields.dateMode)
  return { selection, mode: selection === 'multi' && mode !== 'date' ? 'datetime' : mode }
}

export function readRules(fields: RuleFields, zone: string): Rules {
  const modes = modesOf(fields)
  const { mode } = modes
  const cells = (value: unknown): readonly number[] =>
    listOf(value).flatMap((item) => {
      const read = readValue(mode, item, zone)
      return read === undefined ? [] : [cellOf(mode, read)]
    })
  const allowed = new Set(cells(fields.allowedDates))
  const minRange = countOf(fields.minRange, LIMITS.minRange)
  return {
    ...modes,
    min: readValue(mode, fields.minDate, zone),
    max: endOf(mode, fields.maxDate, zone),
    ignoresTime: fields.ignoreTimeValidation === true,
    allowed: allowed.size > 0 ? allowed : undefined,
    disabled: new Set(cells(fields.disabledDates)),
    weekdays: new Set(listOf(fields.disabledWeekDays).flatMap((day) => (/^[0-6]$/.test(toText(day)) ? [Number(day)] : []))),
    range: oneOf(['free', 'auto', 'minmax'], fields.rangeMode),
    autoRange: countOf(fields.autoRange, LIMITS.autoRange),
    minRange,
    maxRange: Math.max(minRange, countOf(fields.maxRange, LIMITS.maxRange)),
    isPartial: fields.enablePartialRange !== false && (fields.rangeMode ?? 'free') === 'free',
    isUnbroken: fields.noDisabledRange === true,
    most: countOf(fields.multiDatesLimit, LIMITS.dates) || MOST_DATES,
  }
}

/** Whether a cell may never be picked, whatever else is. */
export function isOff(rules: Rules, cell: number): boolean {
  const { mode, min, max, allowed, disabled, weekdays } = rules
  return (
    (min !== undefined && cell < cellOf(mode, min)) ||
    (max !== undefined && cell > cellOf(mode, max)) ||
    (allowed !== undefined && !allowed.has(cell)) ||
    disabled.has(cell) ||
    (weekdays.size > 0 && (mode === 'date' || mode === 'datetime') && weekdays.has(weekdayOf(cell)))
  )
}

/** Whether a cell may not be picked now. @param picked what is picked already; a range of one waits for its other end */
export function isBarred(rules: Rules, cell: number, picked: readonly number[]): boolean {
  if (isOff(rules, cell)) return true
  const { selection, range, mode } = rules
  if (selection !== 'range') return false
  if (range === 'auto')
    return isOff(rules, cell + rules.autoRange) || (rules.isUnbroken && isBroken(rules, cell, cell + rules.autoRange))
  const [start] = picked
  if (picked.length !== 1 || start === undefined) return false
  const distance = Math.abs(cell - cellOf(mode, start))
  if (range === 'minmax' && (distance < rules.minRange || distance > rules.maxRange)) return true
  return rules.isUnbroken && isBroken(rules, cellOf(mode, start), cell)
}

/** What is wrong with a value that is picked already. */
export function faultOf(rules: Rules, value: number): 'min' | 'max' | 'custom' | undefined {
  const { mode, min, max, ignoresTime } = rules
  const measure = (one: number): number => (ignoresTime && mode === 'datetime' ? cellOf(mode, one) : one)
  if (min !== undefined && measure(value) < measure(min)) return 'min'
  if (max !== undefined && measure(value) > measure(max)) return 'max'
  return mode !== 'time' && isOff(rules, cellOf(mode, value)) ? 'custom' : undefined
}

/** What is picked once one more value is; the same list when that changes nothing. */
export function choose(rules: Rules, picked: readonly number[], value: number): readonly number[] {
  const { selection, mode, range, autoRange, most } = rules
  const cell = cellOf(mode, value)
  if (isBarred(rules, cell, picked)) return picked
  if (selection === 'single') return [value]
  if (selection === 'multi') {
    const others = picked.filter((one) => cellOf(mode, one) !== cell)
    if (others.length < picked.length) return others
    return picked.length < most ? inOrder([...picked, value]) : picked
  }
  if (range === 'auto') return [value, value + autoRange * (mode === 'datetime' ? SECONDS_OF_DAY : 1)]
  const [start] = picked
  return picked.length === 1 && start !== undefined ? inOrder([start, value]) : [value]
}

export const inOrder = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

/** Whether what is picked may be kept. */
export function isComplete({ selection, isPartial }: Rules, picked: readonly number[]): boolean {
  return selection !== 'range' || picked.length !== 1 || isPartial
}

/** A value moved between the bounds, where a time would lie beyond them. */
export function withinBounds({ mode, min, max, ignoresTime }: Rules, value: number): number {
  if (ignoresTime || (mode !== 'datetime' && mode !== 'time')) return value
  return Math.min(max ?? value, Math.max(min ?? value, value))
}

/** Whether something between two cells, or one of them, may not be picked. */
function isBroken(rules: Rules, from: number, to: number): boolean {
  const [first, last] = from < to ? [from, to] : [to, from]
  if (isOff(rules, first) || isOff(rules, last)) return true
  for (const cell of rules.disabled) if (cell > first && cell < last) return true
  // A week holds every weekday, and a list of what is allowed cannot fill more than it holds.
  if (rules.weekdays.size > 0 && last - first >= 6) return true
  if (rules.allowed && rules.allowed.size <= last - first) return true
  if (rules.weekdays.size === 0 && !rules.allowed) return false
  for (let cell = first + 1; cell < last; cell += 1) if (isOff(rules, cell)) return true
  return false
}

/** A day without a time ends with its last second. */
function endOf(mode: Mode, value: unknown, zone: string): number | undefined {
  const read = readValue(mode, value, zone)
  const isDay = mode === 'datetime' && typeof value === 'string' && /^\s*\d{4}(?:-\d\d){0,2}\s*$/.test(value)
  return read === undefined || !isDay ? read : read + SECONDS_OF_DAY - 1
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST_DATES) : []
}

interface Limits {
  readonly min: number
  readonly max: number
  readonly default: number
}

function countOf(value: unknown, { min, max, default: usual }: Limits): number {
  return typeof value === 'number' && value >= min ? Math.min(max, Math.floor(value)) : usual
}
