import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'continue',
  label: { en: 'Continue loop', ru: 'Следующий шаг цикла' },
  description: { en: 'Ends the round of the loop, when a condition holds.', ru: 'Завершает шаг цикла, если условие верно.' },
  summary: { en: 'Next round when {value}', ru: 'Следующий круг, если {value}' },
  icon: 'skip-forward',
  group: 'control',
  parameters: {
    value: { label: { en: 'Condition', ru: 'Условие' }, kind: 'value', default: true },
  },
})
