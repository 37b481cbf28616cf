import { MESSAGES, type PickedDate } from '@heddle/kit'
import { readValue } from './values.ts'

export type Values = Readonly<Record<string, unknown>>
export const selects =
  (...kinds: readonly string[]) =>
  (values: Values): boolean =>
    kinds.includes(String(values['selectionMode']))
export const isRange = selects('range')
export const hasDays = ({ dateMode, selectionMode }: Values): boolean =>
  selectionMode === 'multi' || dateMode === 'date' || dateMode === 'datetime'
export const hasTime = ({ dateMode, selectionMode }: Values): boolean =>
  dateMode === 'datetime' || dateMode === 'time' || (selectionMode === 'multi' && dateMode !== 'date')
export const hasSeveral = (values: Values): boolean => isRange(values) && hasDays(values)
export const ofRange =
  (...modes: readonly string[]) =>
  (values: Values): boolean =>
    isRange(values) && modes.includes(String(values['rangeMode']))
/** What browsers call what is picked; they have no picker of years. */
const PICKED: Readonly<Record<string, PickedDate>> = {
  datetime: 'datetime-local',
  date: 'date',
  time: 'time',
  month: 'month',
}
const MODES = ['datetime', 'date', 'time', 'month', 'year'] as const

/** Of texts, moments or a list of them: that one cannot be read. */
export function doubtDate(given: unknown, { dateMode }: Values): string | undefined {
  const mode = MODES.find((one) => one === dateMode) ?? 'datetime'
  const isRead = (one: unknown): boolean => (one ?? '') === '' || readValue(mode, one, 'UTC') !== undefined
  return [given].flat().every(isRead) ? undefined : MESSAGES.noDate
}

export const ISO = {
  placeholder: '2026-11-23',
  help: {
    en: 'As ISO 8601 writes it: 2026-11-23, 2026-11, 2026, 09:30 or 2026-11-23T09:30Z.',
    ru: 'Как в ISO 8601: 2026-11-23, 2026-11, 2026, 09:30 или 2026-11-23T09:30Z.',
  },
  maxLength: 40,
  bindable: true,
  doubt: doubtDate,
  picksDate: ({ dateMode }: Values) => PICKED[String(dateMode)],
} as const
