import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'pass-through',
  label: { en: 'Pass-through condition', ru: 'Условие прохода' },
  description: { en: 'Goes on only when a condition holds.', ru: 'Продолжает, только если условие верно.' },
  summary: { en: 'Go on only when {value}', ru: 'Продолжить, только если {value}' },
  icon: 'filter',
  group: 'control',
  parameters: {
    value: { label: { en: 'Condition', ru: 'Условие' }, kind: 'value' },
  },
})
