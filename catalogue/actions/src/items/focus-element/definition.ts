import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'focus-element',
  label: { en: 'Focus element', ru: 'Поставить фокус' },
  description: { en: 'Moves the focus to an element.', ru: 'Переводит фокус на элемент.' },
  icon: 'focus',
  group: 'browser',
  ports: ['elements'],
  parameters: {
    nodeId: { label: { en: 'Element', ru: 'Элемент' }, kind: 'node', fixed: true },
  },
})
