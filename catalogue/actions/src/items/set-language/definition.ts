import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'set-language',
  label: { en: 'Set language', ru: 'Сменить язык' },
  description: { en: 'Shows the page in another language.', ru: 'Показывает страницу на другом языке.' },
  summary: { en: 'Set language to {language}', ru: 'Язык: {language}' },
  icon: 'languages',
  group: 'browser',
  ports: ['language'],
  parameters: {
    language: { label: { en: 'Language', ru: 'Язык' }, kind: 'text' },
  },
})
