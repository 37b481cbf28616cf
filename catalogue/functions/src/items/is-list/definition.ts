import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'isList',
  group: 'utils',
  description: { en: 'Whether a value is a list.', ru: 'Является ли значение списком.' },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'boolean',
  examples: [
    ['isList([1])', true],
    ['isList({ data: [1] })', false],
    ["isList('text')", false],
  ],
})
