import { boolean, choice, list, number, path, text, value, type FieldValues } from '@heddle/kit'
import { rowTexts } from '../../lib/row-texts.ts'
import { DATA_SET } from './data-set-fields.ts'
import { canGroup, DATA_ERROR, rowsIn } from './read-chart.ts'

const isGuided = ({ dataType }: FieldValues): boolean => dataType === 'guided'
const isAdvanced = ({ dataType }: FieldValues): boolean => dataType !== 'guided'
const isSummary = (values: FieldValues): boolean => isGuided(values) && values['yAxis'] === 'field-summary'

/** Any JSON; what is wrong with it is said in the words of the specification (section 5). */
const data = value({
  label: { en: 'Data', ru: 'Данные' },
  help: { en: 'Bind it to a collection or a list of rows.', ru: 'Привяжите коллекцию или список строк.' },
  rows: true,
  textsAt: ['dataTexts'],
  default: null,
  when: isGuided,
})

const dataTexts = rowTexts('data')

/** What is drawn (specification section 3, line chart; elements reference 27.1). */
export const DATA_FIELDS = {
  dataType: choice({
    label: { en: 'Numbers come', ru: 'Откуда числа' },
    options: [
      { value: 'guided', label: { en: 'From rows', ru: 'Из строк' } },
      { value: 'advanced', label: { en: 'Point by point', ru: 'По точкам' } },
    ],
    default: 'advanced',
  }),
  labels: value({
    label: { en: 'Labels', ru: 'Подписи' },
    help: { en: 'One for each point, with commas between them.', ru: 'По одной на точку, через запятую.' },
    item: text({ label: { en: 'Label', ru: 'Подпись' }, translated: true }),
    default: ['January', 'February', 'March', 'April'],
    when: isAdvanced,
  }),
  datasets: list({
    label: { en: 'Data sets', ru: 'Наборы данных' },
    item: DATA_SET,
    itemLabel: 'label',
    max: 50,
    default: [{ label: 'Visitors', data: [40, 62, 51, 88] }],
    when: isAdvanced,
  }),
  data: { ...data, check: (given) => (rowsIn(given) ? undefined : DATA_ERROR) } satisfies typeof data,
  dataTexts: { ...dataTexts, when: (values) => isGuided(values) && dataTexts.when?.(values) === true } satisfies typeof dataTexts,
  dataXField: path({
    of: 'data',
    label: { en: 'Field for X', ru: 'Поле X' },
    help: {
      en: 'Rows that hold the same there are one point. The first field when empty.',
      ru: 'Строки с одинаковым значением — одна точка. Если пусто, первое поле.',
    },
    when: isGuided,
  }),
  dataXPeriod: choice({
    label: { en: 'Dates of X by', ru: 'Даты X по' },
    help: {
      en: 'Rows of the same month are one point; days begin in UTC.',
      ru: 'Строки одного месяца — одна точка; дни начинаются по UTC.',
    },
    options: [
      { value: 'whole', label: { en: 'As they are', ru: 'Как есть' } },
      { value: 'day', label: { en: 'Day', ru: 'Дням' } },
      { value: 'month', label: { en: 'Month', ru: 'Месяцам' } },
      { value: 'year', label: { en: 'Year', ru: 'Годам' } },
    ],
    default: 'whole',
    bindable: true,
    when: isGuided,
  }),
  dataOrderBy: choice({
    label: { en: 'Order', ru: 'Порядок' },
    options: [
      { value: 'default', label: { en: 'As in the data', ru: 'Как в данных' } },
      { value: 'x', label: { en: 'By X', ru: 'По X' } },
      { value: 'y', label: { en: 'By Y', ru: 'По Y' } },
    ],
    default: 'default',
    bindable: true,
    when: isGuided,
  }),
  dataDirection: choice({
    label: { en: 'Direction', ru: 'Направление' },
    options: [
      { value: 'ASC', label: { en: 'Ascending', ru: 'По возрастанию' } },
      { value: 'DESC', label: { en: 'Descending', ru: 'По убыванию' } },
    ],
    default: 'ASC',
    bindable: true,
    when: (values) => isGuided(values) && values['dataOrderBy'] !== 'default',
  }),
  dataXEmpty: boolean({ label: { en: 'With empty values', ru: 'С пустыми значениями' }, bindable: true, when: isGuided }),
  yAxis: choice({
    label: { en: 'What Y tells', ru: 'Что показывает Y' },
    options: [
      { value: 'item-count', label: { en: 'How many rows', ru: 'Сколько строк' } },
      { value: 'field-summary', label: { en: 'A field of them', ru: 'Поле строк' } },
    ],
    default: 'item-count',
    bindable: true,
    when: isGuided,
  }),
  dataYField: path({
    of: 'data',
    label: { en: 'Field for Y', ru: 'Поле Y' },
    help: { en: 'The first number when empty.', ru: 'Если пусто, первое число.' },
    when: isSummary,
  }),
  aggregate: choice({
    label: { en: 'Of the rows of a point', ru: 'Из строк точки' },
    options: [
      { value: 'distinct', label: { en: 'How many different values', ru: 'Сколько разных значений' } },
      { value: 'value', label: { en: 'First value', ru: 'Первое значение' } },
      { value: 'sum', label: { en: 'Sum', ru: 'Сумма' } },
      { value: 'average', label: { en: 'Average', ru: 'Среднее' } },
      { value: 'median', label: { en: 'Median', ru: 'Медиана' } },
      { value: 'min', label: { en: 'Least', ru: 'Наименьшее' } },
      { value: 'max', label: { en: 'Greatest', ru: 'Наибольшее' } },
    ],
    default: 'distinct',
    bindable: true,
    when: isSummary,
  }),
  groupBy: path({
    of: 'data',
    label: { en: 'Group by', ru: 'Группировать по' },
    help: { en: 'Each value there is a series of its own.', ru: 'Каждое значение — отдельный ряд.' },
    when: (values) => isGuided(values) && canGroup({ chartType: '', yAxis: '', aggregate: '', ...values }),
  }),
  limit: number({
    label: { en: 'Most points', ru: 'Не больше точек' },
    help: { en: '0: all of them.', ru: '0: все.' },
    min: 0,
    max: 100_000,
    default: 0,
    bindable: true,
    when: isGuided,
  }),
} as const
