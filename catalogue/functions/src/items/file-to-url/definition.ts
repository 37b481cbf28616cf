import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'fileToUrl',
  group: 'file',
  description: {
    en: 'A temporary address of a file that the visitor chose; the placeholder when there is none.',
    ru: 'Временный адрес файла, выбранного посетителем; замена, если файла нет.',
  },
  parameters: [
    { name: 'file', type: 'file', optional: true },
    { name: 'placeholder', type: 'text', optional: true },
  ],
  result: 'text',
  examples: [
    ["fileToUrl(null, '/empty.png')", '/empty.png'],
    ['fileToUrl(null)', ''],
    ["fileToUrl({ name: 'no file' }, '/empty.png')", '/empty.png'],
  ],
})
