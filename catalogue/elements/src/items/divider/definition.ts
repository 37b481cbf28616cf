import { choice, defineElement } from '@heddle/kit'

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
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'background', 'border', 'effects'],
  editing: { minSize: 8 },
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
})
