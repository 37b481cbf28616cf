import { boolean, choice, defineElement, length } from '@heddle/kit'
import { COLUMNS_ARRANGEMENTS } from './arrangements.ts'
import { columnsVariants } from './variants.ts'

const perScreen = { panel: 'style', screens: 'css' } as const

/** What stands side by side, by twelfths or percent of the line; one below another on phones (elements reference 10). */
export const columnsDefinition = defineElement({
  type: 'columns',
  label: { en: 'Columns', ru: 'Колонки' },
  icon: 'columns-3',
  group: 'structure',
  words: ['two columns', '2 columns', 'three columns', 'cols', 'split', 'side by side', 'колонки'],
  fields: {
    flow: choice({
      label: { en: 'Type', ru: 'Вид' },
      help: {
        en: 'Phones show rows unless you choose otherwise for them. Reversed ones change their look only: keys and screen readers keep the order.',
        ru: 'На телефонах — ряды, если для них не выбрано другое. Обратный порядок меняет только вид: клавиши и дикторы идут прежним.',
      },
      options: [
        { value: 'row', label: { en: 'Columns', ru: 'Колонки' } },
        { value: 'row-reverse', label: { en: 'Columns, reversed', ru: 'Колонки, обратно' } },
        { value: 'column', label: { en: 'Rows', ru: 'Ряды' } },
        { value: 'column-reverse', label: { en: 'Rows, reversed', ru: 'Ряды, обратно' } },
        { value: 'row wrap', label: { en: 'Mosaic', ru: 'Мозаика' } },
        { value: 'row-reverse wrap', label: { en: 'Mosaic, reversed', ru: 'Мозаика, обратно' } },
      ],
      default: 'row',
      ...perScreen,
      property: '--columns-flow',
    }),
    units: choice({
      label: { en: 'Widths in', ru: 'Ширина в' },
      options: [
        { value: '12', label: { en: 'Twelfths', ru: 'Двенадцатых' } },
        { value: '100', label: { en: 'Percent', ru: 'Процентах' } },
      ],
      default: '12',
      ...perScreen,
      property: '--columns-units',
    }),
    gap: length({
      label: { en: 'Between columns', ru: 'Между колонками' },
      default: '16px',
      ...perScreen,
      property: '--columns-gap',
    }),
    justify: choice({
      label: { en: 'Room left goes', ru: 'Свободное место' },
      help: { en: 'Where the widths leave some.', ru: 'Если ширины его оставляют.' },
      options: [
        { value: 'flex-start', label: { en: 'To the end', ru: 'В конце' } },
        { value: 'center', label: { en: 'To both sides', ru: 'По бокам' } },
        { value: 'flex-end', label: { en: 'To the start', ru: 'В начале' } },
        { value: 'space-around', label: { en: 'Around each', ru: 'Вокруг каждой' } },
        { value: 'space-between', label: { en: 'Between them', ru: 'Между ними' } },
      ],
      default: 'flex-start',
      ...perScreen,
      property: 'justify-content',
    }),
    align: choice({
      label: { en: 'Heights', ru: 'Высота' },
      options: [
        { value: 'stretch', label: { en: 'All alike', ru: 'Одинаковая' } },
        { value: 'flex-start', label: { en: 'At the top', ru: 'Сверху' } },
        { value: 'center', label: { en: 'In the middle', ru: 'Посередине' } },
        { value: 'flex-end', label: { en: 'At the bottom', ru: 'Снизу' } },
        { value: 'baseline', label: { en: 'On one line of text', ru: 'По строке текста' } },
      ],
      default: 'stretch',
      ...perScreen,
      property: 'align-items',
    }),
    pushesLast: boolean({
      label: { en: 'Last one at the end', ru: 'Последняя в конце' },
      help: { en: 'The room that is left stands before it.', ru: 'Свободное место — перед ней.' },
      panel: 'style',
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Columns', ru: 'Колонки' } } },
  editing: { minSize: 48 },
  // Said here, so that columns within columns take nothing over from those around them.
  baseStyles: {
    default: {
      display: 'flex',
      '--columns-flow': 'row',
      '--columns-units': '12',
      '--columns-gap': '16px',
      'justify-content': 'flex-start',
      'align-items': 'stretch',
    },
    mobile: { '--columns-flow': 'column' },
  },
  preset: { styles: { default: { width: '100%' } }, slots: { children: [{ element: 'column' }, { element: 'column' }] } },
  variants: columnsVariants,
  arrangements: COLUMNS_ARRANGEMENTS,
})
