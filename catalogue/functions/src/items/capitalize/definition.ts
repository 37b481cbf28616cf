import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'capitalize',
  group: 'text',
  description: {
    en: 'The first letter of each word as a capital; all others stay.',
    ru: 'Первая буква каждого слова — прописная; остальные не меняются.',
  },
  parameters: [{ name: 'text', type: 'text' }],
  result: 'text',
  examples: [
    ['capitalize("o\'neil is well-known")', "O'neil Is Well-Known"],
    ["capitalize('snake_case USA')", 'Snake_case USA'],
    ['capitalize("\'quoted\' (words)")', "'Quoted' (Words)"],
    ["capitalize('')", ''],
    ['capitalize(5)', { error: 'First parameter must be a text' }],
  ],
})
