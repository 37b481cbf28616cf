import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'file-to-base64',
  label: { en: 'File to base64', ru: 'Файл в base64' },
  description: { en: 'Reads a file as base64 text.', ru: 'Читает файл как текст base64.' },
  summary: { en: '{file} to base64', ru: '{file} в base64' },
  icon: 'file-code',
  group: 'files',
  ports: ['files'],
  gives: 'SGVkZGxl',
  parameters: {
    file: { label: { en: 'File', ru: 'Файл' }, kind: 'value' },
    output: {
      label: { en: 'Output', ru: 'Результат' },
      kind: 'field',
      field: choice({
        label: { en: 'Output', ru: 'Результат' },
        options: [
          { value: 'base64', label: { en: 'Base64 only', ru: 'Только base64' } },
          { value: 'data-url', label: { en: 'Data URL', ru: 'Data URL' } },
        ],
        default: 'base64',
      }),
      default: 'base64',
    },
  },
})
