import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'date',
  group: 'date',
  description: {
    en: 'ISO text of a date: of a text, of milliseconds since 1970, or of year, month from 0, day and so on. Without arguments it is now.',
    ru: 'ISO-текст даты: из текста, из миллисекунд с 1970 года или из года, месяца (с нуля), дня и так далее. Без аргументов — сейчас.',
  },
  parameters: [{ name: 'part', type: ['date', 'number', 'text'], optional: true, rest: 1 }],
  result: 'date',
  volatile: true,
  examples: [
    ['date(0)', '1970-01-01T00:00:00.000Z'],
    ["date('2024-05-10')", '2024-05-10T00:00:00.000Z'],
    ['toTimestamp(date(2024, 0, 15)) - toTimestamp(date(2024, 0, 14))', 86_400_000],
    ['date()', '2024-05-10T08:30:15.250Z'],
    ["date('tomorrow')", { error: 'First parameter must be a date' }],
    ["date(2024, '')", { error: 'Second parameter must be a number' }],
  ],
})
