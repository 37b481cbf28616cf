import { boolean, choice, color, text, value } from '@heddle/kit'

/** What a data set is that is given point by point. */
export const DATA_SET = {
  label: text({ label: { en: 'Name', ru: 'Название' }, translated: true }),
  data: value({
    label: { en: 'Values', ru: 'Значения' },
    help: { en: 'Numbers with commas between them.', ru: 'Числа через запятую.' },
    default: [],
  }),
  borderColor: color({ label: { en: 'Line', ru: 'Линия' }, bindable: true }),
  backgroundColor: color({ label: { en: 'Fill', ru: 'Заливка' }, bindable: true }),
  kind: choice({
    label: { en: 'Drawn as', ru: 'Рисовать как' },
    help: { en: 'Where the chart has lines, areas or upright bars.', ru: 'На графике из линий, областей или столбцов.' },
    options: [
      { value: 'chart', label: { en: 'The chart', ru: 'График' } },
      { value: 'line', label: { en: 'A line', ru: 'Линия' } },
      { value: 'bar', label: { en: 'Bars', ru: 'Столбцы' } },
    ],
    default: 'chart',
  }),
  onSecond: boolean({
    label: { en: 'On a second axis', ru: 'На второй оси' },
    help: { en: 'At the other side, with numbers of its own.', ru: 'С другой стороны, со своими числами.' },
  }),
} as const
