import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'dateRealtime',
  group: 'date',
  description: {
    en: 'The time it is now as ISO text, again every second.',
    ru: 'Текущее время ISO-текстом, обновляется каждую секунду.',
  },
  parameters: [],
  result: 'date',
  volatile: true,
  examples: [
    ['dateRealtime()', '2024-05-10T08:30:15.250Z'],
    ["formatDate(dateRealtime(), 'HH:mm:ss')", '08:30:15'],
  ],
})
