import type { ElementVariant } from '@heddle/kit'

const SLICES = { labels: ['Search', 'Links', 'Mail', 'Other'], datasets: [{ label: 'Visitors', data: [48, 26, 17, 9] }] }

/** Charts that people know by names of their own. */
export const chartVariants: readonly ElementVariant[] = [
  {
    id: 'area-chart',
    label: { en: 'Area chart', ru: 'Диаграмма с областями' },
    icon: 'chart-area',
    words: ['graph', 'filled line', 'stacked area', 'график', 'области'],
    matches: ({ props }) => props['chartType'] === 'area',
    props: { chartType: 'area', lineStyle: 'rounded' },
  },
  {
    id: 'bar-chart',
    label: { en: 'Bar chart', ru: 'Столбчатая диаграмма' },
    icon: 'chart-column',
    words: ['column chart', 'columns', 'histogram', 'graph', 'гистограмма', 'столбцы', 'график'],
    matches: ({ props }) => props['chartType'] === 'bar',
    props: {
      chartType: 'bar',
      datasets: [
        { label: 'This year', data: [40, 62, 51, 88] },
        { label: 'Last year', data: [32, 48, 55, 61] },
      ],
    },
  },
  {
    id: 'pie-chart',
    label: { en: 'Pie chart', ru: 'Круговая диаграмма' },
    icon: 'chart-pie',
    words: ['shares', 'parts', 'circle', 'graph', 'доли', 'круг', 'график'],
    matches: ({ props }) => props['chartType'] === 'pie',
    props: { chartType: 'pie', legendPosition: 'right', ...SLICES },
  },
  {
    id: 'donut-chart',
    label: { en: 'Donut chart', ru: 'Кольцевая диаграмма' },
    icon: 'circle-dot',
    words: ['doughnut', 'ring', 'shares', 'graph', 'пончик', 'кольцо', 'доли', 'график'],
    matches: ({ props }) => props['chartType'] === 'donut',
    props: { chartType: 'donut', legendPosition: 'right', ...SLICES },
  },
]
