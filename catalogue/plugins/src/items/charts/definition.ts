import { definePlugin } from '@heddle/kit'

/** The specification's sample site names it; what it brings there are elements, which everybody has here. */
export const definition = definePlugin({
  namespace: 'charts',
  label: { en: 'Charts', ru: 'Графики' },
  description: {
    en: 'Line, area, bar, pie and donut charts. They stand in the Add panel under Data and need nothing to be set here.',
    ru: 'Линейные, столбчатые, круговые и кольцевые графики. Они есть в панели «Добавить» и не требуют настроек.',
  },
  icon: 'chart-line',
})
