import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'while',
  label: { en: 'While loop', ru: 'Цикл с условием' },
  description: { en: 'Runs its body as long as a condition holds.', ru: 'Выполняет тело, пока верно условие.' },
  summary: { en: 'While {condition}', ru: 'Пока {condition}' },
  icon: 'repeat-2',
  group: 'control',
  parameters: {
    condition: { label: { en: 'Condition', ru: 'Условие' }, kind: 'condition' },
  },
  branches: 'loop',
})
