import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'base64-to-url',
  label: { en: 'Create URL from base64', ru: 'Адрес из base64' },
  description: {
    en: 'Makes an address of a file that is written as base64.',
    ru: 'Создаёт адрес файла, записанного как base64.',
  },
  summary: { en: 'URL from {base64}', ru: 'Адрес из {base64}' },
  icon: 'link',
  group: 'files',
  ports: ['files'],
  gives: 'blob:https://example.org/1',
  parameters: {
    base64: { label: { en: 'Base64 or data URL', ru: 'Base64 или data URL' }, kind: 'text' },
    mime: { label: { en: 'Media type', ru: 'Тип содержимого' }, kind: 'text', default: 'application/octet-stream' },
  },
})
