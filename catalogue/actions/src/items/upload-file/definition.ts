import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'upload-file',
  label: { en: 'Upload file', ru: 'Загрузить файл' },
  description: { en: 'Uploads one or several files.', ru: 'Загружает один или несколько файлов.' },
  summary: { en: 'Upload {variable}{file}', ru: 'Отправить {variable}{file}' },
  icon: 'upload',
  group: 'files',
  ports: ['files', 'uploads', 'variables'],
  gives: { url: 'https://example.org/offer.pdf', name: 'offer.pdf', ext: 'pdf', tag: '', size: 20480 },
  parameters: {
    source: {
      label: { en: 'File from', ru: 'Откуда файл' },
      kind: 'field',
      field: choice({
        label: { en: 'File from', ru: 'Откуда файл' },
        options: [
          { value: 'variable', label: { en: 'Variable', ru: 'Переменная' } },
          { value: 'value', label: { en: 'Value', ru: 'Значение' } },
        ],
        default: 'variable',
      }),
      fixed: true,
      default: 'variable',
    },
    variable: {
      label: { en: 'File variable', ru: 'Переменная с файлом' },
      kind: 'variable',
      fixed: true,
      when: ({ source }) => source !== 'value',
    },
    file: { label: { en: 'File', ru: 'Файл' }, kind: 'value', when: ({ source }) => source === 'value' },
    tag: { label: { en: 'Tag', ru: 'Метка' }, kind: 'text' },
    readers: {
      label: { en: 'Only for those who may see', ru: 'Только для тех, кому видна страница' },
      kind: 'page',
      fixed: true,
    },
  },
})
