import {
  boolean,
  choice,
  color,
  length,
  list,
  number,
  path,
  text,
  value,
  type CodeOf,
  type FieldValues,
  type ValuesOfFields,
} from '@heddle/kit'
import { WORDS } from './field-sections.ts'
import { GRID_COLUMN } from './grid-column.ts'
import { gridFollowed } from './grid-followed.ts'
import { GRID_SUMMARY } from './grid-summary-fields.ts'
import { GRID_TOOLS } from './grid-tools.ts'
import { guessKind, titleOf } from './grid/guess-column.ts'
import { COLUMNS, PAGE_SIZE } from './grid/limits.ts'
import { rowTexts } from './row-texts.ts'

/** The collection itself is bound, not a list in it. */
const isCollection = (codeOf: CodeOf | undefined): boolean =>
  /^collections(\.[\w$]+|\[("[^"\]]*"|'[^'\]]*')\])$/.test(codeOf?.('data')?.trim() ?? '')
const hasPages = ({ pagination }: FieldValues): boolean => pagination !== false
const said = { translated: true, section: WORDS } as const
const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** Fields of a data grid (elements reference 30). */
export const GRID_FIELDS = {
  data: value({
    label: { en: 'Data', ru: 'Данные' },
    help: { en: 'A list, or a collection itself', ru: 'Список или сама коллекция' },
    shape: 'list',
    rows: true,
    textsAt: ['dataTexts'],
    default: [],
  }),
  dataTexts: rowTexts('data'),
  rowId: path({
    of: 'data',
    label: { en: 'Row id', ru: 'Идентификатор строки' },
    help: { en: 'Tells rows apart; their place where they have none', ru: 'Различает строки; место, если его нет' },
    default: 'id',
  }),
  columns: list({
    label: { en: 'Columns', ru: 'Столбцы' },
    help: { en: 'Those of the data when empty', ru: 'Если пусто, все поля данных' },
    item: GRID_COLUMN,
    itemLabel: 'key',
    itemNote: 'kind',
    max: COLUMNS,
    fromRows: {
      of: 'data',
      label: { en: 'Generate from data', ru: 'Создать по данным' },
      key: 'key',
      itemOf: (key, samples) => ({ key, title: titleOf(key), kind: guessKind(samples) }),
    },
  }),
  caption: text({
    label: { en: 'Caption', ru: 'Подпись' },
    help: { en: 'The name of the table', ru: 'Название таблицы' },
    bindable: true,
    translated: true,
  }),
  hidesCaption: boolean({ label: { en: 'Caption only read out', ru: 'Подпись только вслух' } }),
  sorting: list({
    label: { en: 'Sorted at first', ru: 'Начальная сортировка' },
    item: {
      key: path({ of: 'data', label: { en: 'Field', ru: 'Поле' } }),
      direction: choice({
        label: { en: 'Order', ru: 'Порядок' },
        options: [
          { value: 'ASC', label: { en: 'Ascending', ru: 'По возрастанию' } },
          { value: 'DESC', label: { en: 'Descending', ru: 'По убыванию' } },
        ],
        default: 'ASC',
      }),
    },
    itemLabel: 'key',
    max: 10,
  }),
  filtersAtFirst: list({
    label: { en: 'Filtered at first', ru: 'Начальный фильтр' },
    help: {
      en: 'Visitors see and change it where the column has a filter',
      ru: 'Посетители видят и меняют его, если у столбца есть фильтр',
    },
    item: {
      key: path({ of: 'data', label: { en: 'Field', ru: 'Поле' } }),
      text: text({
        label: { en: 'Holds', ru: 'Содержит' },
        help: { en: 'A part of a text; true or false for yes or no', ru: 'Часть текста; true или false для да и нет' },
        bindable: true,
      }),
      from: text({ label: { en: 'From', ru: 'От' }, help: { en: 'A number or a day', ru: 'Число или день' }, bindable: true }),
      to: text({ label: { en: 'To', ru: 'До' }, bindable: true }),
    },
    itemLabel: 'key',
    max: 50,
    when: ({ server }) => server !== true,
  }),
  ...GRID_SUMMARY,
  pagination: boolean({ label: { en: 'Pages', ru: 'Страницы' }, default: true }),
  server: boolean({
    label: { en: 'Pages of the collection', ru: 'Страницы коллекции' },
    help: {
      en: 'The collection filters, sorts and cuts pages, on the server where it can. An interface does so itself once its parameters read “sort” and “filters” of this grid',
      ru: 'Коллекция фильтрует, сортирует и делит на страницы, на сервере, если может. Интерфейс делает это сам, когда его параметры читают sort и filters таблицы',
    },
    pagesOf: 'data',
    followed: gridFollowed,
    when: (values, codeOf) => hasPages(values) && isCollection(codeOf),
  }),
  pageSize: number({
    label: { en: 'Rows on a page', ru: 'Строк на странице' },
    ...PAGE_SIZE,
    bindable: true,
    when: hasPages,
  }),
  pageSizes: text({
    label: { en: 'Sizes to choose from', ru: 'Размеры на выбор' },
    help: { en: 'Numbers with commas between; none when empty.', ru: 'Числа через запятую; если пусто, выбора нет.' },
    default: '10, 20, 50, 100',
    when: hasPages,
  }),
  ...GRID_TOOLS,
  loading: boolean({
    label: { en: 'Loading', ru: 'Загрузка' },
    help: { en: 'A collection that is fetched says so by itself', ru: 'Коллекция, которая загружается, говорит об этом сама' },
    bindable: true,
  }),
  emptyText: text({ label: { en: 'Words without rows', ru: 'Слова без строк' }, default: 'Nothing to show', ...said }),
  loadingText: text({ label: { en: 'Words while loading', ru: 'Слова при загрузке' }, default: 'Loading…', ...said }),
  errorText: text({
    label: { en: 'Words of a failure', ru: 'Слова при ошибке' },
    default: 'The rows could not be loaded',
    ...said,
  }),
  noMatchText: text({ label: { en: 'Words without matches', ru: 'Слова без совпадений' }, default: 'Nothing found', ...said }),
  yesText: text({ label: { en: 'Word for yes', ru: 'Слово «да»' }, default: 'Yes', ...said }),
  noText: text({ label: { en: 'Word for no', ru: 'Слово «нет»' }, default: 'No', ...said }),
  notNumberText: text({
    label: { en: 'Words for what is no number', ru: 'Слова о том, что не число' },
    default: 'Not a number',
    ...said,
  }),
  notDateText: text({
    label: { en: 'Words for what is no date', ru: 'Слова о том, что не дата' },
    default: 'Not a date',
    ...said,
  }),
  rangeText: text({
    label: { en: 'Words for what is shown', ru: 'Слова о показанном' },
    help: {
      en: '{from}, {to}, {total}, {page} and {pages} stand for numbers.',
      ru: 'На месте {from}, {to}, {total}, {page} и {pages} стоят числа.',
    },
    default: '{from}–{to} of {total}',
    when: hasPages,
    ...said,
  }),
  sizeText: text({
    label: { en: 'Name of the sizes', ru: 'Имя выбора размера' },
    default: 'Rows per page',
    when: hasPages,
    ...said,
  }),
  pagesLabel: text({ label: { en: 'Name of the pages', ru: 'Имя страниц' }, default: 'Pages', when: hasPages, ...said }),
  firstLabel: text({ label: { en: 'First page', ru: 'Первая страница' }, default: 'First page', when: hasPages, ...said }),
  previousLabel: text({
    label: { en: 'Previous page', ru: 'Предыдущая страница' },
    default: 'Previous page',
    when: hasPages,
    ...said,
  }),
  nextLabel: text({ label: { en: 'Next page', ru: 'Следующая страница' }, default: 'Next page', when: hasPages, ...said }),
  lastLabel: text({ label: { en: 'Last page', ru: 'Последняя страница' }, default: 'Last page', when: hasPages, ...said }),
  height: length({
    label: { en: 'Greatest height', ru: 'Наибольшая высота' },
    help: {
      en: 'Rows scroll below the header; as high as they are when empty, long lists without pages 480px',
      ru: 'Строки прокручиваются под шапкой; если пусто, по высоте строк, длинный список без страниц 480px',
    },
    panel: 'style',
    screens: 'css',
    property: '--grid-height',
  }),
  density: choice({
    label: { en: 'Density', ru: 'Плотность' },
    options: [
      { value: '4px', label: { en: 'Compact', ru: 'Плотно' } },
      { value: '10px', label: { en: 'Normal', ru: 'Обычно' } },
      { value: '16px', label: { en: 'Relaxed', ru: 'Свободно' } },
    ],
    default: '10px',
    panel: 'style',
    screens: 'css',
    property: '--grid-pad',
  }),
  headBackground: color({
    ...inRule,
    label: { en: 'Header', ru: 'Шапка' },
    property: '--grid-head',
    default: 'light-dark(#f4f6fa, #222835)',
  }),
  headColor: color({ ...inRule, label: { en: 'Text of the header', ru: 'Текст шапки' }, property: '--grid-head-text' }),
  lineColor: color({ ...inRule, label: { en: 'Lines', ru: 'Линии' }, property: '--grid-line' }),
  stripeColor: color({ ...inRule, label: { en: 'Every second row', ru: 'Каждая вторая строка' }, property: '--grid-stripe' }),
  chosenColor: color({
    ...inRule,
    label: { en: 'Chosen row', ru: 'Выбранная строка' },
    property: '--grid-chosen',
    default: 'light-dark(#e3edff, #1c335c)',
  }),
  hoverColor: color({
    ...inRule,
    label: { en: 'Row under the pointer', ru: 'Строка под курсором' },
    property: '--grid-hover',
    default: 'light-dark(#f4f6fa, #222835)',
  }),
} as const

export type GridProps = ValuesOfFields<typeof GRID_FIELDS>
