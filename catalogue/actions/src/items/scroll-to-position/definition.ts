import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'scroll-to-position',
  label: { en: 'Scroll to position', ru: 'Прокрутить к позиции' },
  description: { en: 'Scrolls the page to a place.', ru: 'Прокручивает страницу к указанному месту.' },
  summary: { en: 'Scroll to {x}, {y}', ru: 'Прокрутить к {x}, {y}' },
  icon: 'move',
  group: 'browser',
  ports: ['browser'],
  parameters: {
    x: { label: { en: 'Left, in px', ru: 'Слева, px' }, kind: 'number', default: 0 },
    y: { label: { en: 'Top, in px', ru: 'Сверху, px' }, kind: 'number', default: 0 },
    smooth: { label: { en: 'Smooth', ru: 'Плавно' }, kind: 'boolean', default: true },
  },
})
