import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'uuid',
  group: 'utils',
  description: { en: 'A new identifier by chance (UUID version 4).', ru: 'Новый случайный идентификатор (UUID версии 4).' },
  parameters: [],
  result: 'text',
  volatile: true,
  examples: [
    ['uuid()', '4080c040-80c0-4080-8040-80c04080c040'],
    ['textLength(uuid())', 36],
  ],
})
