import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getBrowserTimezone',
  group: 'date',
  description: {
    en: 'Name of the visitor’s time zone, for example Europe/Paris.',
    ru: 'Название часового пояса посетителя, например Europe/Paris.',
  },
  parameters: [],
  result: 'text',
  examples: [
    ['getBrowserTimezone()', 'UTC'],
    ["formatDateTimezone('2024-05-10T12:30', 'HH:mm', getBrowserTimezone())", '12:30'],
  ],
})
