import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'concatenate',
  group: 'text',
  description: {
    en: 'All values joined to one text. Nothing adds nothing; lists and objects are written as JSON.',
    ru: 'Все значения, соединённые в один текст. Пустое ничего не добавляет; списки и объекты пишутся как JSON.',
  },
  parameters: [{ name: 'values', type: 'any', rest: 1 }],
  result: 'text',
  examples: [
    ["concatenate('a', null, 1)", 'a1'],
    ["concatenate('Hello, ', 'Ada', '!')", 'Hello, Ada!'],
    ["concatenate(true, ' ', [1, 2])", 'true [1,2]'],
    ['concatenate()', ''],
  ],
})
