import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'dateISO',
  group: 'date',
  description: {
    en: 'The time it is now as ISO text.',
    ru: 'Текущее время ISO-текстом.',
  },
  parameters: [],
  result: 'date',
  volatile: true,
  replacedBy: 'date',
  examples: [
    ['dateISO()', '2024-05-10T08:30:15.250Z'],
    ['getYear(dateISO())', 2024],
  ],
})
