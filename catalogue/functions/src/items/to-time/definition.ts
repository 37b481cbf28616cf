import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'toTime',
  group: 'date',
  localized: true,
  description: {
    en: 'How far away now is, seen from a date: "in 3 days" for one of three days ago.',
    ru: 'Как далеко «сейчас» от даты: «через 3 дня» для даты трёхдневной давности.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'withoutSuffix', type: 'boolean', optional: true, default: 'false' },
    { name: 'locale', type: 'text', optional: true, default: 'language of the page' },
  ],
  result: 'text',
  volatile: true,
  examples: [
    ["toTime(addDays(date(), -3), false, 'en')", 'in 3 days'],
    ["toTime(addHours(date(), -5), true, 'ru')", '5 часов'],
    ['toTime(5)', { error: 'First parameter must be a date as string' }],
    ["toTime('never')", { error: 'First parameter must be a date as string' }],
  ],
})
