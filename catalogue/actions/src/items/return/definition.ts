import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'return',
  label: { en: 'Return value', ru: 'Вернуть значение' },
  description: { en: 'Ends the workflow with a result.', ru: 'Завершает процесс с результатом.' },
  summary: { en: 'Give back {value}', ru: 'Вернуть {value}' },
  icon: 'corner-down-left',
  group: 'control',
  parameters: {
    value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value' },
    goesOn: { label: { en: 'Continue the workflow', ru: 'Продолжить процесс' }, kind: 'boolean', default: false },
  },
  ends: true,
})
