import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'copy',
  label: { en: 'Copy to clipboard', ru: 'Скопировать в буфер' },
  description: { en: 'Puts a value into the clipboard as text.', ru: 'Помещает значение в буфер обмена как текст.' },
  summary: { en: 'Copy {value}', ru: 'Скопировать {value}' },
  icon: 'clipboard-copy',
  group: 'browser',
  ports: ['browser'],
  gives: 'text',
  parameters: {
    value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value' },
  },
})
