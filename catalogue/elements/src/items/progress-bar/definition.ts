import { boolean, color, defineElement, length } from '@heddle/kit'
import { PROGRESS_FIELDS, PROGRESS_LOGIC } from '../../lib/progress-fields.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** A line that fills (elements reference 26). */
export const progressBarDefinition = defineElement({
  type: 'progress-bar',
  label: { en: 'Progress bar', ru: 'Полоса прогресса' },
  icon: 'loader',
  group: 'data',
  words: ['progress', 'bar', 'meter', 'percent', 'level', 'steps', 'прогресс', 'индикатор', 'шкала', 'загрузка'],
  fields: {
    ...PROGRESS_FIELDS,
    indeterminate: boolean({
      label: { en: 'How far is not known', ru: 'Доля неизвестна' },
      help: { en: 'A part of the line runs along it.', ru: 'Часть полосы бежит по ней.' },
      bindable: true,
    }),
    thickness: length({ ...inRule, label: { en: 'Thickness', ru: 'Толщина' }, default: '8px', property: '--bar-thickness' }),
    rounding: length({ ...inRule, label: { en: 'Rounding', ru: 'Скругление' }, default: '99px', property: '--bar-radius' }),
    fillColor: color({ ...inRule, label: { en: 'Colour', ru: 'Цвет' }, property: '--bar-fill' }),
    emptyColor: color({ ...inRule, label: { en: 'Colour, empty', ru: 'Цвет пустой' }, property: '--bar-empty' }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: { labelLayout: { label: { en: 'Above the line', ru: 'Над полосой' } } },
  ...PROGRESS_LOGIC,
  editing: { minSize: 16 },
  baseStyles: { default: { display: 'block' } },
  preset: { styles: { default: { width: '100%' } } },
})
