import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'values',
  group: 'object',
  description: { en: 'The values of an object.', ru: 'Значения объекта.' },
  parameters: [{ name: 'object', type: 'object' }],
  result: 'list',
  examples: [
    ['values({ a: 1, b: [2] })', [1, [2]]],
    ['values({})', []],
    ["values('text')", { error: 'First parameter must be an object' }],
  ],
})
