import { choice, defineElement, number, text } from '@heddle/kit'

const isColumn = (values: Readonly<Record<string, unknown>>): boolean => values['kind'] === 'column'

/** A cell of a row, or the heading of a column or a row. */
export const tableCellDefinition = defineElement({
  type: 'table-cell',
  label: { en: 'Table cell', ru: 'Ячейка таблицы' },
  icon: 'square',
  group: 'data',
  words: ['cell', 'td', 'th', 'ячейка'],
  fields: {
    kind: choice({
      label: { en: 'Kind', ru: 'Вид' },
      options: [
        { value: 'cell', label: { en: 'Cell', ru: 'Ячейка' } },
        { value: 'column', label: { en: 'Heading of the column', ru: 'Заголовок столбца' } },
        { value: 'row', label: { en: 'Heading of the row', ru: 'Заголовок строки' } },
      ],
      default: 'cell',
    }),
    label: text({
      label: { en: 'Label on narrow screens', ru: 'Подпись на узких экранах' },
      help: { en: 'The heading of the column, where rows are cards', ru: 'Заголовок столбца там, где строки — карточки' },
      translated: true,
      when: (values) => !isColumn(values),
    }),
    sorted: choice({
      label: { en: 'Sorted', ru: 'Порядок' },
      options: [
        { value: 'none', label: { en: 'No', ru: 'Нет' } },
        { value: 'ascending', label: { en: 'Ascending', ru: 'По возрастанию' } },
        { value: 'descending', label: { en: 'Descending', ru: 'По убыванию' } },
      ],
      default: 'none',
      bindable: true,
      when: isColumn,
    }),
    columns: number({
      label: { en: 'Columns it takes', ru: 'Занимает столбцов' },
      min: 1,
      max: 1000,
      default: 1,
      bindable: true,
    }),
  },
  supports: ['size', 'spacing', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Content', ru: 'Содержимое' } } },
  parents: ['table-row'],
  direct: ({ kind }) => (kind === 'column' ? {} : { label: 'filled:data-label' }),
  editing: { minSize: 24 },
  baseStyles: {
    default: {
      'padding-top': '8px',
      'padding-right': '8px',
      'padding-bottom': '8px',
      'padding-left': '8px',
      'text-align': 'start',
    },
  },
  preset: {},
})
