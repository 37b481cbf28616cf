import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'reduce',
  group: 'array',
  description: {
    en: 'One value of all items: a function gets the value so far, the item and its position. Without a first value the first item is it.',
    ru: 'Одно значение из всех элементов: функция получает накопленное значение, элемент и позицию. Без начального значения им становится первый элемент.',
  },
  parameters: [
    { name: 'list', type: 'list' },
    { name: 'callback', type: 'callback' },
    { name: 'initial', type: 'any', optional: true },
  ],
  result: 'any',
  examples: [
    ['reduce([1, 2, 3], (total, item) => total + item, 10)', 16],
    ["reduce(['a', 'b'], (text, item, index) => text + item + index)", 'ab1'],
    ['reduce([], (total, item) => total + item)', undefined],
    ['reduce([], (total, item) => total + item, 0)', 0],
    ['reduce(5, (total, item) => total)', { error: 'First parameter must be an array (or collection)' }],
    ["reduce([1], 'a')", { error: 'Second parameter must be a function' }],
  ],
})
