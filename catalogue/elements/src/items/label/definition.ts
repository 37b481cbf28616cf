import { boolean, defineElement, gap, reference, text } from '@heddle/kit'

/** What a field is called, for everybody (elements reference 36). */
export const labelDefinition = defineElement({
  type: 'label',
  label: { en: 'Label', ru: 'Подпись' },
  icon: 'tag',
  group: 'forms',
  words: ['field label', 'caption', 'legend', 'подпись', 'метка'],
  fields: {
    text: text({ label: { en: 'Text', ru: 'Текст' }, translated: true }),
    for: reference({
      label: { en: 'Field elsewhere', ru: 'Поле в другом месте' },
      help: {
        en: 'The field that it names where none stands in it: on the same page or in the same component, and in the same rows.',
        ru: 'Поле, которое она называет, если в ней поля нет: на той же странице или в том же компоненте, в тех же строках.',
      },
      to: 'element',
      byId: 'input',
    }),
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
