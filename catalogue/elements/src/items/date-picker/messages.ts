/** What people are told by a calendar, by its language; English for those we have no words in. */
const MESSAGES = {
  en: {
    choose: 'Choose a date',
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
  },
  ru: {
    choose: 'Выберите дату',
    previousMonth: 'Предыдущий месяц',
    nextMonth: 'Следующий месяц',
    previousYear: 'Предыдущий год',
    nextYear: 'Следующий год',
    previousYears: 'Предыдущие годы',
    nextYears: 'Следующие годы',
    chooseMonth: 'Выбрать месяц',
    chooseYear: 'Выбрать год',
    week: 'Неделя',
    cancel: 'Отмена',
    select: 'Выбрать',
    clear: 'Очистить',
    hours: 'Часы',
    minutes: 'Минуты',
    seconds: 'Секунды',
    start: 'Начало',
    end: 'Конец',
    presets: 'Быстрый выбор',
    early: 'Эта дата слишком ранняя.',
    late: 'Эта дата слишком поздняя.',
    off: 'Эту дату выбрать нельзя.',
    unread: 'Это не дата.',
  },
} as const

export type Messages = { readonly [name in keyof (typeof MESSAGES)['en']]: string }

/** @param language a tag such as `ru` or `en-GB` */
export function messagesOf(language: string): Messages {
  return /^ru\b/i.test(language) ? MESSAGES.ru : MESSAGES.en
}

/** What people are told of a date that breaks a rule. */
export const FAULTS = { min: 'early', max: 'late', custom: 'off' } as const
