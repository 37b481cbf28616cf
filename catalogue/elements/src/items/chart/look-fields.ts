import { boolean, choice, color, list, number, text, value, type FieldValues } from '@heddle/kit'
import { LEGEND_SIZE } from './limits.ts'
import { isRound } from './read-chart.ts'

const isLegend = ({ isLegend: is }: FieldValues): boolean => is !== false
const hasAxes = ({ chartType }: FieldValues): boolean => !isRound(chartType)
const hasLines = ({ chartType }: FieldValues): boolean => chartType === 'line' || chartType === 'area'
const canStack = ({ chartType }: FieldValues): boolean => chartType === 'bar' || chartType === 'area'

/** How it is drawn (specification section 3, legend settings; elements reference 27.1). */
export const LOOK_FIELDS = {
  isLegend: boolean({ label: { en: 'Legend', ru: 'Легенда' }, default: true, panel: 'style', bindable: true }),
  legendPosition: choice({
    label: { en: 'Place of the legend', ru: 'Место легенды' },
    options: [
      { value: 'top', label: { en: 'Top', ru: 'Сверху' } },
      { value: 'bottom', label: { en: 'Bottom', ru: 'Снизу' } },
      { value: 'left', label: { en: 'Left', ru: 'Слева' } },
      { value: 'right', label: { en: 'Right', ru: 'Справа' } },
    ],
    default: 'top',
    panel: 'style',
    bindable: true,
    when: isLegend,
  }),
  legendAlignement: choice({
    label: { en: 'Alignment of the legend', ru: 'Выравнивание легенды' },
    options: [
      { value: 'start', label: { en: 'Start', ru: 'В начале' } },
      { value: 'center', label: { en: 'Centre', ru: 'По центру' } },
      { value: 'end', label: { en: 'End', ru: 'В конце' } },
    ],
    default: 'center',
    panel: 'style',
    bindable: true,
    when: isLegend,
  }),
  legendSize: number({
    label: { en: 'Size of texts', ru: 'Размер текстов' },
    ...LEGEND_SIZE,
    unit: 'px',
    panel: 'style',
    bindable: true,
  }),
  legendColor: color({
    label: { en: 'Colour of the legend', ru: 'Цвет легенды' },
    property: '--chart-legend',
    panel: 'style',
    bindable: true,
    screens: 'css',
    when: isLegend,
  }),
  labelColor: color({
    label: { en: 'Colour of the axes', ru: 'Цвет осей' },
    property: '--chart-labels',
    panel: 'style',
    bindable: true,
    screens: 'css',
    when: hasAxes,
  }),
  gridColor: color({
    label: { en: 'Colour of the grid', ru: 'Цвет сетки' },
    property: '--chart-grid',
    panel: 'style',
    bindable: true,
    screens: 'css',
    when: hasAxes,
  }),
  colors: list({
    label: { en: 'Colours of the series', ru: 'Цвета рядов' },
    help: { en: 'Taken in turn; ours when there are none.', ru: 'По очереди; если пусто — наши.' },
    item: color({ label: { en: 'Colour', ru: 'Цвет' }, bindable: true }),
    max: 50,
    panel: 'style',
  }),
  lineStyle: choice({
    label: { en: 'Lines', ru: 'Линии' },
    options: [
      { value: 'sharp', label: { en: 'Straight', ru: 'Прямые' } },
      { value: 'rounded', label: { en: 'Rounded', ru: 'Плавные' } },
    ],
    default: 'sharp',
    panel: 'style',
    bindable: true,
    when: hasLines,
  }),
  axis: choice({
    label: { en: 'Bars', ru: 'Столбцы' },
    options: [
      { value: 'x', label: { en: 'Upright', ru: 'Вертикально' } },
      { value: 'y', label: { en: 'Lying', ru: 'Горизонтально' } },
    ],
    default: 'x',
    panel: 'style',
    bindable: true,
    when: ({ chartType }) => chartType === 'bar',
  }),
  stacked: boolean({ label: { en: 'Stacked', ru: 'С накоплением' }, panel: 'style', bindable: true, when: canStack }),
  startAtZero: boolean({
    label: { en: 'Starts at zero', ru: 'От нуля' },
    default: true,
    panel: 'style',
    bindable: true,
    when: hasAxes,
  }),
  showValues: boolean({ label: { en: 'Values at points', ru: 'Значения у точек' }, panel: 'style', bindable: true }),
  animated: boolean({ label: { en: 'Animated', ru: 'С анимацией' }, default: true, panel: 'style', bindable: true }),
  xTitle: text({ label: { en: 'Title of X', ru: 'Название оси X' }, translated: true, maxLength: 200, when: hasAxes }),
  yTitle: text({ label: { en: 'Title of Y', ru: 'Название оси Y' }, translated: true, maxLength: 200, when: hasAxes }),
  emptyText: text({
    label: { en: 'Without data', ru: 'Без данных' },
    help: { en: 'What stands there then.', ru: 'Что написать тогда.' },
    translated: true,
    default: 'No data',
    maxLength: 500,
  }),
  accessibleLabel: text({
    label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
    translated: true,
    default: 'Chart',
    maxLength: 500,
  }),
  options: value({
    label: { en: 'Options of Chart.js', ru: 'Настройки Chart.js' },
    help: {
      en: 'What the fields do not say; functions are left out.',
      ru: 'То, чего нет в полях; функции пропускаются.',
    },
    shape: 'object',
    default: {},
  }),
} as const
