import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'toDateISO',
  group: 'date',
  localized: true,
  description: {
    en: 'ISO text of a date that is written in another format.',
    ru: 'ISO-текст даты, записанной в другом формате.',
  },
  parameters: [
    { name: 'date', type: 'text' },
    { name: 'inputFormat', type: 'text', optional: true, default: 'favourite format' },
  ],
  result: 'date',
  volatile: true,
  examples: [
    ["toDateISO('2024-05-10T12:30:00+02:00')", '2024-05-10T10:30:00.000Z'],
    ["toDateISO('10/05/2024 +00:00', 'DD/MM/YYYY Z')", '2024-05-10T00:00:00.000Z'],
    ["toDateISO('31/02/2024', 'DD/MM/YYYY')", { error: 'First parameter must be a string date' }],
    ['toDateISO(20240510)', { error: 'First parameter must be a string date' }],
    ["toDateISO('10/05/2024', 7)", { error: 'Second parameter must be a text' }],
  ],
})
