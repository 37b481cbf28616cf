import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'stripHtml',
  group: 'text',
  description: { en: 'The text of an HTML text, without its tags.', ru: 'Текст из HTML, без тегов.' },
  parameters: [{ name: 'html', type: 'any' }],
  result: 'text',
  examples: [
    ["stripHtml('<p>Tom &amp; <b>Jerry</b></p>')", 'Tom & Jerry'],
    ["stripHtml('1 < 2')", '1 < 2'],
    ["stripHtml('a<br>b')", 'ab'],
    ['stripHtml(null)', ''],
  ],
})
