import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'go-back',
  label: { en: 'Go to previous page', ru: 'Вернуться назад' },
  description: {
    en: 'Back in the history; without one, to another page.',
    ru: 'Назад по истории; если её нет — на другую страницу.',
  },
  summary: { en: 'Go back, or to {fallbackPageId}', ru: 'Назад или на {fallbackPageId}' },
  icon: 'undo-2',
  group: 'navigation',
  ports: ['navigation'],
  parameters: {
    fallbackPageId: { label: { en: 'Without history', ru: 'Без истории' }, kind: 'page' },
  },
})
