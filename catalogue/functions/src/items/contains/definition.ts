import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'contains',
  group: 'array',
  description: {
    en: 'Whether a list has an item, or a text a part. Upper and lower case differ; of lists and objects only the very same one is found.',
    ru: 'Есть ли в списке элемент или в тексте часть. Регистр важен; из списков и объектов находится только тот же самый.',
  },
  parameters: [
    { name: 'where', type: ['list', 'text'] },
    { name: 'what', type: 'any' },
  ],
  result: 'boolean',
  examples: [
    ['contains([1, 2], 2)', true],
    ["contains([1, 2], '2')", false],
    ["contains('Heddle', 'dd')", true],
    ["contains('', '')", true],
    ['contains(null, 1)', false],
    ['contains(5, 1)', { error: 'First parameter must be an array (or collection) or a string' }],
  ],
})
