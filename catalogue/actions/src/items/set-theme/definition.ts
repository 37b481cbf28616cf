import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'set-theme',
  label: { en: 'Switch theme', ru: 'Сменить тему' },
  description: { en: 'Light, dark, or the other one.', ru: 'Светлая, тёмная или другая из двух.' },
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
        ],
        default: 'toggle',
      }),
      default: 'toggle',
    },
  },
})
