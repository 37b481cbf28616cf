import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getDayOfWeek',
  group: 'date',
  description: {
    en: 'Day of the week of a date, 0 to 6; Sunday is 0.',
    ru: 'День недели даты, от 0 до 6; воскресенье — 0.',
  },
  parameters: [{ name: 'date', type: 'date', optional: true, default: 'now' }],
  result: 'number',
  volatile: true,
  examples: [
    ["getDayOfWeek('2024-05-12')", 0],
    ["getDayOfWeek('2024-05-10')", 5],
    ['getDayOfWeek()', 5],
    ["getDayOfWeek('nonsense')", { error: 'First parameter must be a date' }],
  ],
})
