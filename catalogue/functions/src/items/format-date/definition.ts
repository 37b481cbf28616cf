import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'formatDate',
  group: 'date',
  localized: true,
  description: {
    en: 'A date written in a format, for example DD MMMM YYYY, HH:mm, in the visitor’s time zone.',
    ru: 'Дата в заданном формате, например DD MMMM YYYY, HH:mm, в часовом поясе посетителя.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'format', type: 'text', optional: true, default: 'favourite format' },
    { name: 'locale', type: 'text', optional: true, default: 'language of the page' },
  ],
  result: 'text',
  examples: [
    ["formatDate('2024-05-10T12:30', 'DD/MM/YYYY HH:mm')", '10/05/2024 12:30'],
    ["formatDate('2024-05-10', 'D MMMM YYYY', 'ru')", '10 мая 2024'],
    ["formatDate('2024-05-10', 'dddd, Do', 'en')", 'Friday, 10th'],
    ["formatDate('2024-05-10', '[year] YYYY', 'de')", 'year 2024'],
    ["formatDate('soon', 'YYYY')", { error: 'First parameter must be a string date' }],
    ['formatDate(null)', { error: 'First parameter must be a string date' }],
  ],
})
