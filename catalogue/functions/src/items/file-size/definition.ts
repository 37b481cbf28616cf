import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'fileSize',
  group: 'file',
  description: {
    en: 'Size in bytes of a file that was chosen or uploaded; nothing when there is none.',
    ru: 'Размер в байтах выбранного или загруженного файла; ничего, если файла нет.',
  },
  parameters: [{ name: 'file', type: ['file', 'object'], optional: true }],
  result: 'number',
  examples: [
    ["fileSize({ name: 'report.pdf', size: 2048 })", 2048],
    ['fileSize(null)', undefined],
  ],
})
