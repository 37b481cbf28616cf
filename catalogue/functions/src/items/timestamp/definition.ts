import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'timestamp',
  group: 'date',
  description: {
    en: 'Milliseconds from 1970 to the visitor’s local time, taken as if it were UTC.',
    ru: 'Миллисекунды от 1970 года до местного времени посетителя, взятого как будто это UTC.',
  },
  parameters: [],
  result: 'number',
  volatile: true,
  replacedBy: 'toTimestamp',
  examples: [
    ['timestamp()', 1_715_329_815_250],
    ['date(timestamp()) === now()', true],
  ],
})
