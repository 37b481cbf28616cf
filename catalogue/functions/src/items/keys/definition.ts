import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'keys',
  group: 'object',
  description: { en: 'The keys of an object.', ru: 'Ключи объекта.' },
  parameters: [{ name: 'object', type: 'object' }],
  result: 'list',
  examples: [
    ['keys({ a: 1, b: 2 })', ['a', 'b']],
    ['keys({})', []],
    ['keys([1])', { error: 'First parameter must be an object' }],
  ],
})
