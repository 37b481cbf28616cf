import { choice, defineElement, text, type FieldValues } from '@heddle/kit'

const hasText = ({ text: value }: FieldValues): boolean => value !== undefined && value !== ''

/** A line between two parts. Its thickness, length and colour are its size and background. */
export const dividerDefinition = defineElement({
  type: 'divider',
  label: { en: 'Divider', ru: 'Разделитель' },
  icon: 'minus',
  group: 'basics',
  words: ['line', 'hr', 'rule', 'separator', 'линия', 'черта'],
  fields: {
    orientation: choice({
      label: { en: 'Direction', ru: 'Направление' },
      help: {
        en: 'Told to screen readers; turn the line with width and height',
        ru: 'Для экранных дикторов; линию поворачивают ширина и высота',
      },
      options: [
        { value: 'horizontal', label: { en: 'Horizontal', ru: 'Горизонтальный' } },
        { value: 'vertical', label: { en: 'Vertical', ru: 'Вертикальный' } },
      ],
      default: 'horizontal',
    }),
    text: text({ label: { en: 'Text', ru: 'Текст' }, translated: true, maxLength: 1000 }),
    textPlace: choice({
      label: { en: 'Place of the text', ru: 'Место текста' },
      options: [
        { value: 'start', label: { en: 'Beginning', ru: 'В начале' } },
        { value: 'center', label: { en: 'Middle', ru: 'Посередине' } },
        { value: 'end', label: { en: 'End', ru: 'В конце' } },
      ],
      default: 'center',
      when: hasText,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  // Most lines have no text.
  body: (_, isSet) => (isSet?.('text') ? 'labelled' : undefined),
  editing: { minSize: 8, typedIn: 'text' },
  // A browser gives <hr> margins, a border and a grey of its own.
  baseStyles: {
    default: {
      'margin-top': '0',
      'margin-right': '0',
      'margin-bottom': '0',
      'margin-left': '0',
      'border-width': '0',
      'flex-shrink': '0',
    },
  },
  preset: { styles: { default: { width: '100%', height: '1px', 'background-color': 'light-dark(#d8dce3, #3a4252)' } } },
  variants: [
    {
      id: 'divider-with-text',
      label: { en: 'Divider with text', ru: 'Разделитель с текстом' },
      icon: 'separator-horizontal',
      words: ['or', 'label', 'caption', 'или', 'подпись'],
      matches: ({ props }) => hasText(props),
      props: { text: 'or' },
    },
  ],
})
