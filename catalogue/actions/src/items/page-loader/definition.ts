import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'page-loader',
  label: { en: 'Page loader', ru: 'Индикатор загрузки' },
  description: {
    en: 'Shows or hides the progress bar at the top of the page.',
    ru: 'Показывает или скрывает индикатор вверху страницы.',
  },
  icon: 'loader',
  group: 'navigation',
  ports: ['navigation'],
  parameters: {
    show: { label: { en: 'Show', ru: 'Показать' }, kind: 'boolean', default: true },
    color: { label: { en: 'Colour', ru: 'Цвет' }, kind: 'text', default: 'blue' },
  },
})
