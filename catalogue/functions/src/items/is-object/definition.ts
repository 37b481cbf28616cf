import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'isObject',
  group: 'utils',
  description: { en: 'Whether a value is an object and no list.', ru: 'Является ли значение объектом, но не списком.' },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'boolean',
  examples: [
    ['isObject({ a: 1 })', true],
    ['isObject([1])', false],
    ['isObject(null)', false],
  ],
})
