import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'formatDateTimezone',
  group: 'date',
  localized: true,
  description: {
    en: 'A date written in a format, as the clocks of a time zone show it.',
    ru: 'Дата в заданном формате по часам заданного часового пояса.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'format', type: 'text', optional: true, default: 'favourite format' },
    { name: 'timezone', type: 'text', optional: true, default: 'time zone of the visitor' },
    { name: 'locale', type: 'text', optional: true, default: 'language of the page' },
  ],
  result: 'text',
  examples: [
    ["formatDateTimezone('2024-05-10T12:00:00.000Z', 'HH:mm Z', 'America/New_York')", '08:00 -04:00'],
    ["formatDateTimezone('2024-05-10T12:00:00.000Z', 'D MMMM', 'Asia/Tokyo', 'fr')", '10 mai'],
    ["formatDateTimezone('nonsense', 'HH:mm')", { error: 'First parameter must be a date' }],
    ["formatDateTimezone('2024-05-10', 5)", { error: 'Second parameter must be a text' }],
    ["formatDateTimezone('2024-05-10', 'HH:mm', 5)", { error: 'Third parameter must be a text' }],
  ],
})
