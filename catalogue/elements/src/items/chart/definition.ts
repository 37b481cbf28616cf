import { choice, defineElement } from '@heddle/kit'
import { DATA_FIELDS } from './data-fields.ts'
import { LOOK_FIELDS } from './look-fields.ts'
import { VALUE_FIELDS } from './value-fields.ts'
import { chartVariants } from './variants.ts'

/** Numbers as lines, bars or slices, drawn by Chart.js (specification section 3, line chart; elements reference 27). */
export const chartDefinition = defineElement({
  type: 'chart',
  label: { en: 'Line chart', ru: 'Линейный график' },
  family: { en: 'Chart', ru: 'График' },
  icon: 'chart-line',
  group: 'data',
  words: ['graph', 'plot', 'chart', 'lines', 'trend', 'statistics', 'dashboard', 'график', 'диаграмма', 'статистика'],
  fields: {
    chartType: choice({
      label: { en: 'Kind', ru: 'Вид' },
      options: [
        { value: 'line', label: { en: 'Lines', ru: 'Линии' } },
        { value: 'area', label: { en: 'Areas', ru: 'Области' } },
        { value: 'bar', label: { en: 'Bars', ru: 'Столбцы' } },
        { value: 'pie', label: { en: 'Pie', ru: 'Круг' } },
        { value: 'donut', label: { en: 'Donut', ru: 'Кольцо' } },
      ],
      default: 'line',
      bindable: true,
    }),
    ...DATA_FIELDS,
    ...VALUE_FIELDS,
    ...LOOK_FIELDS,
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  editing: { minSize: 24 },
  events: {
    'chart:click': {
      label: { en: 'Click on the chart', ru: 'Нажатие на график' },
      example: {
        dataX: 1,
        dataY: 62,
        position: { x: 120, y: 80 },
        points: [{ datasetLabel: 'Visitors', label: 'February', value: 62, index: 1, datasetIndex: 0 }],
      },
    },
    'chart:hover': {
      label: { en: 'Pointer on a point', ru: 'Указатель на точке' },
      example: { points: [{ datasetLabel: 'Visitors', label: 'February', value: 62, index: 1, datasetIndex: 0 }] },
    },
  },
  actions: {
    'export-image': { label: { en: 'Get it as a picture', ru: 'Получить картинкой' }, result: 'string' },
  },
  baseStyles: { default: { display: 'block', 'min-width': '0' } },
  preset: { styles: { default: { width: '100%', height: '300px' } } },
  variants: chartVariants,
})
