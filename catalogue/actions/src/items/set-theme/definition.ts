import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'set-theme',
  label: { en: 'Switch theme', ru: 'Сменить тему' },
  description: {
    en: 'Light, dark, the other one, or the site’s own again, such as that of the device.',
    ru: 'Светлая, тёмная, другая из двух или снова тема сайта, например как на устройстве.',
  },
  summary: { en: 'Theme: {theme}', ru: 'Тема: {theme}' },
  icon: 'sun-moon',
  group: 'browser',
  ports: ['theme'],
  parameters: {
    theme: {
      label: { en: 'Theme', ru: 'Тема' },
      kind: 'field',
      field: choice({
        label: { en: 'Theme', ru: 'Тема' },
        options: [
          { value: 'toggle', label: { en: 'The other one', ru: 'Другая' } },
          { value: 'light', label: { en: 'Light', ru: 'Светлая' } },
          { value: 'dark', label: { en: 'Dark', ru: 'Тёмная' } },
          { value: 'site', label: { en: 'The site’s own', ru: 'Тема сайта' } },
        ],
        default: 'toggle',
      }),
      default: 'toggle',
    },
  },
})
