import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'convertDateTimezone',
  group: 'date',
  description: {
    en: 'A date as a text with the offset of another time zone. To preserve the clock time moves the instant instead.',
    ru: 'Дата текстом со смещением другого часового пояса. С сохранением времени на часах сдвигается сам момент.',
  },
  parameters: [
    { name: 'date', type: 'date' },
    { name: 'timezone', type: 'text' },
    { name: 'preserve', type: 'boolean', optional: true, default: 'false' },
  ],
  result: 'text',
  examples: [
    ["convertDateTimezone('2024-05-10T12:00:00.000Z', 'Europe/Paris')", '2024-05-10T14:00:00+02:00'],
    ["convertDateTimezone('2024-05-10T12:00', 'Asia/Tokyo', true)", '2024-05-10T12:00:00+09:00'],
    ["convertDateTimezone('nonsense', 'Europe/Paris')", { error: 'First parameter must be a date' }],
    ["convertDateTimezone('2024-05-10', 5)", { error: 'Second parameter must be a text' }],
  ],
})
