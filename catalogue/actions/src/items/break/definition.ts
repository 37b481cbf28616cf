import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'break',
  label: { en: 'Break loop', ru: 'Прервать цикл' },
  description: { en: 'Ends the innermost loop, when a condition holds.', ru: 'Завершает ближайший цикл, если условие верно.' },
  summary: { en: 'Leave the loop when {value}', ru: 'Выйти из цикла, если {value}' },
  icon: 'octagon-x',
  group: 'control',
  parameters: {
    value: { label: { en: 'Condition', ru: 'Условие' }, kind: 'value', default: true },
  },
})
