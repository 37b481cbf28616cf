import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'fileType',
  group: 'file',
  description: {
    en: 'Media type of a file that was chosen, for example image/png; nothing when it is not known.',
    ru: 'Тип содержимого выбранного файла, например image/png; ничего, если он неизвестен.',
  },
  parameters: [{ name: 'file', type: ['file', 'object'], optional: true }],
  result: 'text',
  examples: [
    ["fileType({ name: 'photo.png', type: 'image/png' })", 'image/png'],
    ["fileType({ name: 'report.pdf' })", undefined],
  ],
})
