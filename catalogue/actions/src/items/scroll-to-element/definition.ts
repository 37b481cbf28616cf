import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'scroll-to-element',
  label: { en: 'Scroll to element', ru: 'Прокрутить к элементу' },
  description: { en: 'Scrolls the page to an element.', ru: 'Прокручивает страницу к элементу.' },
  summary: { en: 'Scroll to {nodeId}', ru: 'Прокрутить к {nodeId}' },
  icon: 'arrow-down-to-line',
  group: 'browser',
  ports: ['elements'],
  parameters: {
    nodeId: { label: { en: 'Element', ru: 'Элемент' }, kind: 'node', fixed: true },
    offset: { label: { en: 'Room above, in px', ru: 'Отступ сверху, px' }, kind: 'number', default: 0 },
    smooth: { label: { en: 'Smooth', ru: 'Плавно' }, kind: 'boolean', default: true },
  },
})
