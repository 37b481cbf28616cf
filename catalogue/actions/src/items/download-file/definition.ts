import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'download-file',
  label: { en: 'Download file from URL', ru: 'Скачать файл по адресу' },
  description: { en: 'Saves what an address answers as a file.', ru: 'Сохраняет ответ адреса как файл.' },
  summary: { en: 'Download {url}', ru: 'Скачать {url}' },
  icon: 'download',
  group: 'files',
  ports: ['files'],
  parameters: {
    url: { label: { en: 'Address', ru: 'Адрес' }, kind: 'text' },
    fileName: { label: { en: 'File name', ru: 'Имя файла' }, kind: 'text', translated: true },
  },
})
