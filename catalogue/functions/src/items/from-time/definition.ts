import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'fromTime',
  group: 'date',
  localized: true,
  description: {
    en: 'How long ago a date was, or how far ahead it is: "3 days ago", "in 2 hours".',
    ru: 'Сколько времени прошло с даты или осталось до неё: «3 дня назад», «через 2 часа».',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'withoutSuffix', type: 'boolean', optional: true, default: 'false' },
    { name: 'locale', type: 'text', optional: true, default: 'language of the page' },
  ],
  result: 'text',
  volatile: true,
  examples: [
    ["fromTime(addDays(date(), -3), false, 'en')", '3 days ago'],
    ["fromTime(addHours(date(), -5), true, 'ru')", '5 часов'],
    ["fromTime(addYears(date(), 2), false, 'de')", 'in 2 Jahren'],
    ['fromTime(5)', { error: 'First parameter must be a date as string' }],
    ["fromTime('never')", { error: 'First parameter must be a date as string' }],
  ],
})
