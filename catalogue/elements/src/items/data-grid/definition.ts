import { border, defineElement, number, radius, type NodeTemplate } from '@heddle/kit'
import { SURFACE } from '../../lib/field-look.ts'
import { GRID_FIELDS } from '../../lib/grid-fields.ts'

const row = { id: 2, name: 'Rye', price: 4.2 }
const sort = [{ key: 'price', direction: 'DESC' }]

/** The rows of a list or a collection in columns: sorted, in pages (elements reference 30). */
export const dataGridDefinition = defineElement({
  type: 'data-grid',
  label: { en: 'Data grid', ru: 'Таблица данных' },
  icon: 'sheet',
  group: 'data',
  words: ['table', 'datagrid', 'spreadsheet', 'rows and columns', 'sort', 'list of records', 'таблица', 'грид', 'сортировка'],
  fields: GRID_FIELDS,
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  isControl: true,
  editing: { minSize: 40 },
  exposes: {
    rows: { label: { en: 'Rows on show', ru: 'Показанные строки' }, type: 'array', readonly: true },
    total: { label: { en: 'Number of rows', ru: 'Число строк' }, type: 'number', readonly: true },
    sort: { label: { en: 'Sort', ru: 'Сортировка' }, type: 'array', readonly: true },
    page: { label: { en: 'Page', ru: 'Страница' }, type: 'number', readonly: true },
  },
  events: {
    rowClicked: {
      label: { en: 'Row click', ru: 'Нажатие на строку' },
      example: { row, id: 2, index: 1, displayIndex: 0 },
    },
    sortChanged: { label: { en: 'Sort change', ru: 'Изменение сортировки' }, example: { sort } },
    pageChanged: { label: { en: 'Page change', ru: 'Смена страницы' }, example: { page: 2, offset: 10, limit: 10, total: 23 } },
  },
  actions: {
    'go-to-page': {
      label: { en: 'Go to page', ru: 'Перейти на страницу' },
      parameters: {
        page: number({ label: { en: 'Page', ru: 'Страница' }, min: 1, max: 1e6, default: 1, bindable: true }),
      },
    },
    'reset-sort': { label: { en: 'Reset the sort', ru: 'Сбросить сортировку' } },
  },
  baseStyles: {
    default: { display: 'flex', 'flex-direction': 'column', 'box-sizing': 'border-box', width: '100%', 'min-width': '0' },
  },
  preset: preset(),
})

function preset(): Omit<NodeTemplate, 'element'> {
  return {
    props: {
      caption: 'Breads',
      hidesCaption: true,
      data: [
        { bread: 'Rye', price: 4.2, baked: '2026-11-02', vegan: true },
        { bread: 'Wheat', price: 3.8, baked: '2026-11-03', vegan: true },
        { bread: 'Brioche', price: 5.1, baked: '2026-11-01', vegan: false },
      ],
    },
    styles: { default: { ...SURFACE, ...border('1px', 'light-dark(#d5dae3, #3a4252)'), ...radius('8px') } },
  }
}
