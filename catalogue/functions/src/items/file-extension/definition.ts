import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'fileExtension',
  group: 'file',
  description: {
    en: "Ending of a file's name in small letters, without the dot; an empty text when it has none.",
    ru: 'Окончание имени файла строчными буквами без точки; пустой текст, если его нет.',
  },
  parameters: [{ name: 'file', type: ['file', 'object', 'text'], optional: true }],
  result: 'text',
  examples: [
    ["fileExtension('Photo.JPG')", 'jpg'],
    ["fileExtension({ name: 'archive.tar.gz' })", 'gz'],
    ["fileExtension('README')", ''],
    ["fileExtension('.hidden')", ''],
    ['fileExtension(null)', ''],
  ],
})
