import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'now',
  group: 'date',
  description: {
    en: 'The visitor’s local time, written as if it were UTC.',
    ru: 'Местное время посетителя, записанное как будто это UTC.',
  },
  parameters: [],
  result: 'date',
  volatile: true,
  replacedBy: 'date',
  examples: [
    ['now()', '2024-05-10T08:30:15.250Z'],
    ['toTimestamp(now()) === timestamp()', true],
  ],
})
