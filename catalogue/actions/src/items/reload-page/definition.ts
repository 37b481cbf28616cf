import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'reload-page',
  label: { en: 'Reload page', ru: 'Перезагрузить страницу' },
  description: {
    en: 'Loads the page anew: with it the newest version of the site.',
    ru: 'Загружает страницу заново, а с ней и новейшую версию сайта.',
  },
  icon: 'rotate-cw',
  group: 'browser',
  ports: ['tab'],
  parameters: {},
})
