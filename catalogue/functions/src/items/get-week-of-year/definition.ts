import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'getWeekOfYear',
  group: 'date',
  localized: true,
  description: {
    en: 'Week of the year of a date, 1 to 53, as a language counts weeks: in English from Sunday, in most others from Monday.',
    ru: 'Неделя года даты, от 1 до 53, по счёту языка: в английском с воскресенья, в большинстве других с понедельника.',
  },
  parameters: [
    { name: 'date', type: 'date', optional: true, default: 'now' },
    { name: 'locale', type: 'text', optional: true, default: 'en' },
  ],
  result: 'number',
  volatile: true,
  examples: [
    ["getWeekOfYear('2024-05-10')", 19],
    ["getWeekOfYear('2023-01-01')", 1],
    ["getWeekOfYear('2023-01-01', 'de')", 52],
    ['getWeekOfYear()', 19],
    ["getWeekOfYear('nonsense')", { error: 'First parameter must be a date' }],
  ],
})
