import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'averageBy',
  group: 'array',
  description: {
    en: 'Mean of what a function makes of every item, or of one field. Empty values do not count; 0 when there is nothing.',
    ru: 'Среднее результатов функции для каждого элемента или одного поля. Пустые значения не учитываются; 0, если ничего нет.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: ['callback', 'text'] },
  ],
  result: 'number',
  examples: [
    ["averageBy([{ a: 1 }, { a: 3 }, { a: null }], 'a')", 2],
    ['averageBy([1, 2], (item) => item * 10)', 15],
    ["averageBy([], 'a')", 0],
    ["averageBy(5, 'a')", { error: 'First parameter must be an array (or collection)' }],
    ['averageBy([1], 5)', { error: 'Second parameter must be a function or a text' }],
  ],
})
