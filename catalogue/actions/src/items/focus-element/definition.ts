import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'focus-element',
  label: { en: 'Focus element', ru: 'Поставить фокус' },
  description: { en: 'Moves the focus to an element.', ru: 'Переводит фокус на элемент.' },
  summary: { en: 'Focus {nodeId}', ru: 'Фокус на {nodeId}' },
  icon: 'focus',
  group: 'browser',
  ports: ['elements'],
  parameters: {
    nodeId: { label: { en: 'Element', ru: 'Элемент' }, kind: 'node', fixed: true },
  },
})
