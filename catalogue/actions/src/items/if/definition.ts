import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'if',
  label: { en: 'True/false split', ru: 'Разделение по условию' },
  description: {
    en: 'Goes one way when a condition holds, another when it does not.',
    ru: 'Идёт по одной ветви, если условие верно, и по другой, если нет.',
  },
  summary: { en: 'If {value}', ru: 'Если {value}' },
  icon: 'git-branch',
  group: 'control',
  gives: true,
  parameters: {
    value: { label: { en: 'Condition', ru: 'Условие' }, kind: 'value' },
  },
  branches: 'boolean',
})
