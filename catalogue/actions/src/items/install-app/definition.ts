import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'install-app',
  label: { en: 'Install app', ru: 'Установить приложение' },
  description: { en: 'Offers to install the site as an app.', ru: 'Предлагает установить сайт как приложение.' },
  icon: 'download',
  group: 'browser',
  ports: ['app'],
  parameters: {},
})
