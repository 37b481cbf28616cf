import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'run-element-action',
  label: { en: 'Execute element action', ru: 'Выполнить действие элемента' },
  description: { en: 'Asks an element on the page to do something.', ru: 'Просит элемент страницы выполнить действие.' },
  summary: { en: '{nodeId}: {action}', ru: '{nodeId}: {action}' },
  icon: 'mouse-pointer-click',
  group: 'control',
  ports: ['elements'],
  parameters: {
    nodeId: { label: { en: 'Element', ru: 'Элемент' }, kind: 'node', fixed: true },
    action: { label: { en: 'Action', ru: 'Действие' }, kind: 'text', fixed: true },
    arguments: { label: { en: 'Arguments', ru: 'Аргументы' }, kind: 'list' },
  },
})
