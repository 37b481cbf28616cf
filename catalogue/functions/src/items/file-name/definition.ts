import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'fileName',
  group: 'file',
  description: {
    en: 'Name of a file that was chosen or uploaded; nothing when there is none.',
    ru: 'Имя выбранного или загруженного файла; ничего, если файла нет.',
  },
  parameters: [{ name: 'file', type: ['file', 'object'], optional: true }],
  result: 'text',
  examples: [
    ["fileName({ name: 'report.pdf', size: 2048 })", 'report.pdf'],
    ['fileName(null)', undefined],
    ['fileName({ size: 5 })', undefined],
  ],
})
