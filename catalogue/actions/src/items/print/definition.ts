import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'print',
  label: { en: 'Print page', ru: 'Печать страницы' },
  description: { en: 'Opens the print dialogue of the browser.', ru: 'Открывает окно печати браузера.' },
  icon: 'printer',
  group: 'browser',
  ports: ['browser'],
  parameters: {},
})
