import { defineElement, gap, number } from '@heddle/kit'

/** One of columns: a box that knows how much of the line it takes. */
export const columnDefinition = defineElement({
  type: 'column',
  label: { en: 'One column', ru: 'Одна колонка' },
  icon: 'rectangle-vertical',
  group: 'structure',
  words: ['col', 'cell of columns', 'одна из колонок'],
  fields: {
    width: number({
      label: { en: 'Width', ru: 'Ширина' },
      help: {
        en: 'In twelfths of the line, or percent, as the columns around it say. 0: a share of what is left.',
        ru: 'В двенадцатых строки или процентах, как сказано у колонок вокруг. 0: доля того, что осталось.',
      },
      min: 0,
      max: 100,
      default: 0,
      panel: 'style',
      screens: 'css',
      property: '--column-width',
    }),
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Content', ru: 'Содержимое' } } },
  linkable: true,
  parents: ['columns'],
  editing: { minSize: 48 },
  baseStyles: { default: { display: 'flex', 'flex-direction': 'column', '--column-width': '0' } },
  preset: { styles: { default: gap('8px') } },
})
