import type { ElementWords } from '../../lib/words/element-words.ts'
import { wordsIn } from '../../lib/words/words.ts'

const ENGLISH: ElementWords['calendar'] = {
  choose: 'Select a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Previous years',
  nextYears: 'Next years',
  chooseMonth: 'Choose a month',
  chooseYear: 'Choose a year',
  week: 'Week',
  cancel: 'Cancel',
  select: 'Select',
  clear: 'Clear',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  start: 'Start',
  end: 'End',
  presets: 'Shortcuts',
  early: 'This date is too early.',
  late: 'This date is too late.',
  off: 'This date cannot be chosen.',
  unread: 'This is no date.',
}

export type Messages = ElementWords['calendar']

/** What people are told by a calendar. `language`: a tag such as `ru` or `en-GB`. */
export function messagesOf(language: string): Messages {
  return wordsIn(language, 'calendar', ENGLISH)
}

/** What people are told of a date that breaks a rule. */
export const FAULTS = { min: 'early', max: 'late', custom: 'off' } as const
