import { border, defineElement, number, radius, value, type NodeTemplate } from '@heddle/kit'
import { SURFACE } from '../../lib/field-look.ts'
import { cellSlots, firstRow } from '../../lib/grid-cells.ts'
import { GRID_FIELDS } from '../../lib/grid-fields.ts'
import { SHOWN_STATES, STATE_SLOTS } from '../../lib/grid-states.ts'
import { isSummed } from '../../lib/grid-summary-fields.ts'

const row = { id: 2, name: 'Rye', price: 4.2 }
const rowId = value({ label: { en: 'Row id', ru: 'Идентификатор строки' }, default: '' })
const sort = [{ key: 'price', direction: 'DESC' }]

const ROW = {
  item: { label: { en: 'The row', ru: 'Строка' }, example: row },
  index: { label: { en: 'Its place in the list', ru: 'Её место в списке' }, example: 1 },
  displayIndex: { label: { en: 'Its place on show', ru: 'Её место на экране' }, example: 0 },
} as const

/** The rows of a list or a collection in columns: sorted, in pages (elements reference 30). */
export const dataGridDefinition = defineElement({
  type: 'data-grid',
  label: { en: 'Data grid', ru: 'Таблица данных' },
  icon: 'sheet',
  group: 'data',
  words: [
    'data table',
    'datagrid',
    'spreadsheet',
    'rows and columns',
    'sort',
    'filter',
    'operators',
    'csv',
    'list of records',
    'totals',
    'grouping',
    'drag and drop rows',
    'reorder',
    'таблица',
    'грид',
    'сортировка',
    'перетаскивание строк',
  ],
  fields: GRID_FIELDS,
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  isControl: true,
  slots: {
    details: {
      label: { en: 'Row details', ru: 'Подробности строки' },
      isPerItem: true,
      takesAdded: ({ expandable }) => expandable === true,
      drawnFor: ({ expandable }) => (expandable === true ? { en: 'An opened row', ru: 'Раскрытая строка' } : undefined),
      local: { data: { row: ROW }, firstRow: { of: 'data', data: firstRow } },
    },
    ...cellSlots(ROW),
    ...STATE_SLOTS,
  },
  body: (props) => (props['rowReorder'] === true ? 'summed.moved' : isSummed(props) ? 'summed' : undefined),
  speaks: ({ rowReorder, filterConditions }) => rowReorder === true || filterConditions === true,
  editing: { minSize: 40, whileSelected: 'details', shows: SHOWN_STATES },
  exposes: {
    rows: { label: { en: 'Rows on show', ru: 'Показанные строки' }, type: 'array', readonly: true },
    total: { label: { en: 'Number of rows', ru: 'Число строк' }, type: 'number', readonly: true },
    sort: { label: { en: 'Sort', ru: 'Сортировка' }, type: 'array', readonly: true },
    filters: { label: { en: 'Filters', ru: 'Фильтры' }, type: 'object', readonly: true },
    selectedRows: { label: { en: 'Chosen rows', ru: 'Выбранные строки' }, type: 'array', readonly: true },
    columnOrder: { label: { en: 'Order of columns', ru: 'Порядок столбцов' }, type: 'array', readonly: true },
    page: { label: { en: 'Page', ru: 'Страница' }, type: 'number', readonly: true },
    closedGroups: { label: { en: 'Closed groups', ru: 'Свёрнутые группы' }, type: 'array', readonly: true },
  },
  events: {
    rowClicked: {
      label: { en: 'Row click', ru: 'Нажатие на строку' },
      example: { row, id: 2, index: 1, displayIndex: 0 },
    },
    sortChanged: { label: { en: 'Sort change', ru: 'Изменение сортировки' }, example: { sort } },
    filterChanged: {
      label: { en: 'Filter change', ru: 'Изменение фильтра' },
      example: { filters: { search: 'rye', columns: {} }, total: 1 },
    },
    selectionChanged: { label: { en: 'Selection change', ru: 'Изменение выбора' }, example: { rows: [row], ids: [2] } },
    rowDragStart: { label: { en: 'Row picked up', ru: 'Строка взята' }, example: { row, id: 2 } },
    rowDragged: {
      label: { en: 'Row moved', ru: 'Строка сдвинута' },
      example: { row, id: 2, index: 1, targetIndex: 0, rows: [row] },
    },
    columnMoved: {
      label: { en: 'Column moved', ru: 'Столбец сдвинут' },
      example: { column: 'price', toIndex: 0, order: ['price', 'name'] },
    },
    action: {
      label: { en: 'Button press', ru: 'Нажатие кнопки' },
      example: { actionName: 'open', row, id: 2, index: 1, displayIndex: 0 },
    },
    cellValueChanged: {
      label: { en: 'Cell change', ru: 'Изменение ячейки' },
      example: { oldValue: 4, newValue: 4.2, columnId: 'price', row },
    },
    pageChanged: { label: { en: 'Page change', ru: 'Смена страницы' }, example: { page: 2, offset: 10, limit: 10, total: 23 } },
  },
  actions: {
    'go-to-page': {
      label: { en: 'Go to page', ru: 'Перейти на страницу' },
      parameters: {
        page: number({ label: { en: 'Page', ru: 'Страница' }, min: 1, max: 1e6, default: 1, bindable: true }),
      },
    },
    'select-all': { label: { en: 'Select all', ru: 'Выбрать все' } },
    'deselect-all': { label: { en: 'Deselect all', ru: 'Снять выбор' } },
    'select-row': { label: { en: 'Select a row', ru: 'Выбрать строку' }, parameters: { id: rowId } },
    'deselect-row': { label: { en: 'Deselect a row', ru: 'Снять выбор строки' }, parameters: { id: rowId } },
    'open-row': { label: { en: 'Open a row', ru: 'Раскрыть строку' }, parameters: { id: rowId } },
    'close-row': { label: { en: 'Close a row', ru: 'Свернуть строку' }, parameters: { id: rowId } },
    'open-groups': { label: { en: 'Open all groups', ru: 'Раскрыть все группы' } },
    'close-groups': { label: { en: 'Close all groups', ru: 'Свернуть все группы' } },
    refresh: { label: { en: 'Ask for the rows anew', ru: 'Запросить строки заново' } },
    'reset-filters': { label: { en: 'Reset the filters', ru: 'Сбросить фильтры' } },
    'reset-columns': { label: { en: 'Reset the columns', ru: 'Сбросить столбцы' } },
    'reset-edits': { label: { en: 'Take back what was written', ru: 'Отменить написанное' } },
    'reset-rows': { label: { en: 'Take back moved rows', ru: 'Вернуть строки на места' } },
    'download-csv': { label: { en: 'Download as CSV', ru: 'Загрузить CSV' } },
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
      // What it is called by who does not see it, until somebody writes it: true of any rows.
      caption: 'Rows',
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
