import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'switch',
  label: { en: 'Multi-option split', ru: 'Разделение по значению' },
  description: { en: 'Goes the way whose value equals.', ru: 'Идёт по ветви с равным значением.' },
  summary: { en: 'By {value}', ru: 'По {value}' },
  icon: 'split',
  group: 'control',
  parameters: {
    value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value' },
  },
  branches: 'values',
})
