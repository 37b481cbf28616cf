import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'set-language',
  label: { en: 'Set language', ru: 'Сменить язык' },
  description: { en: 'Shows the page in another language.', ru: 'Показывает страницу на другом языке.' },
  icon: 'languages',
  group: 'browser',
  ports: ['language'],
  parameters: {
    language: { label: { en: 'Language', ru: 'Язык' }, kind: 'text' },
  },
})
