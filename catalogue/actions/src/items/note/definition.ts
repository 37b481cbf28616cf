import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'note',
  label: { en: 'Note', ru: 'Заметка' },
  description: { en: 'A comment; does nothing.', ru: 'Комментарий; ничего не делает.' },
  summary: { en: '{text}', ru: '{text}' },
  icon: 'sticky-note',
  group: 'other',
  parameters: {
    text: { label: { en: 'Text', ru: 'Текст' }, kind: 'text', fixed: true },
  },
})
