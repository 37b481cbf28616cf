import { boolean, defineElement, gap, text } from '@heddle/kit'

/** What a field is called, for everybody (elements reference 36). */
export const labelDefinition = defineElement({
  type: 'label',
  label: { en: 'Label', ru: 'Подпись' },
  icon: 'tag',
  group: 'forms',
  words: ['field label', 'caption', 'legend', 'подпись', 'метка'],
  fields: {
    text: text({ label: { en: 'Text', ru: 'Текст' }, translated: true }),
    showsRequired: boolean({
      label: { en: 'Required mark', ru: 'Знак обязательного поля' },
      help: {
        en: 'Only to be seen: the field says itself that it is required.',
        ru: 'Только для вида: поле само сообщает, что обязательно.',
      },
      bindable: true,
    }),
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Field', ru: 'Поле' }, addsOnce: true } },
  inlineText: 'text',
  editing: { minSize: 24 },
  baseStyles: { default: { display: 'flex', 'flex-direction': 'column' } },
  preset: {
    props: { text: 'Label' },
    styles: { default: { ...gap('6px'), 'font-size': '16px', 'line-height': '1.5' } },
    slots: { children: [{ element: 'form-input' }] },
  },
})
