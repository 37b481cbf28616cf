import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'download-csv',
  label: { en: 'Download CSV', ru: 'Скачать CSV' },
  description: { en: 'Saves a list of objects as a table.', ru: 'Сохраняет список объектов как таблицу.' },
  summary: { en: 'Download {rows} as {fileName}', ru: 'Скачать {rows} как {fileName}' },
  icon: 'table-2',
  group: 'files',
  ports: ['collections', 'files'],
  parameters: {
    rows: { label: { en: 'Rows', ru: 'Строки' }, kind: 'value' },
    fileName: { label: { en: 'File name', ru: 'Имя файла' }, kind: 'text', translated: true, default: 'data.csv' },
  },
})
