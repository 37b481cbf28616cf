import { boolean, color, defineElement, INPUT, number } from '@heddle/kit'
import { LIMITS } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** A number that is drawn along a track (elements reference 19). */
export const sliderDefinition = defineElement({
  type: 'slider',
  label: { en: 'Slider', ru: 'Ползунок' },
  icon: 'sliders-horizontal',
  group: 'forms',
  words: ['range', 'range input', 'number', 'volume', 'диапазон', 'бегунок'],
  fields: {
    value: number({ label: { en: 'Initial value', ru: 'Начальное значение' }, ...LIMITS.min, bindable: true }),
    ...INPUT.named,
    min: number({ label: { en: 'Least', ru: 'Не меньше' }, ...LIMITS.min, bindable: true }),
    max: number({ label: { en: 'Most', ru: 'Не больше' }, ...LIMITS.max, bindable: true }),
    step: number({ label: { en: 'Step', ru: 'Шаг' }, ...LIMITS.step, bindable: true }),
    tooltip: boolean({
      label: { en: 'Show the value', ru: 'Показывать значение' },
      help: { en: 'Above the thumb, while it is used.', ru: 'Над бегунком, пока им пользуются.' },
      default: true,
    }),
    ...INPUT.switches({ required: true }),
    ...INPUT.debounced,
    debounce: { ...INPUT.debounced.debounce, default: true },
    ...INPUT.inForm,
    trackColor: color({ ...inRule, label: { en: 'Track', ru: 'Дорожка' }, property: '--track' }),
    activeColor: color({ ...inRule, label: { en: 'Track up to the thumb', ru: 'Дорожка до бегунка' }, property: '--active' }),
    thumbColor: color({ ...inRule, label: { en: 'Thumb', ru: 'Бегунок' }, property: '--thumb' }),
    thumbBorder: color({ ...inRule, label: { en: 'Edge of the thumb', ru: 'Край бегунка' }, property: '--thumb-border' }),
    tooltipColor: color({ ...inRule, label: { en: 'Ground of the value', ru: 'Фон значения' }, property: '--tip' }),
    tooltipText: color({ ...inRule, label: { en: 'Text of the value', ru: 'Текст значения' }, property: '--tip-text' }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'number', field: 'value' } },
  events: {
    ...INPUT.events(50),
    input: { label: { en: 'While it is drawn', ru: 'Пока его тянут' }, example: { value: 50 } },
    changeEnd: { label: { en: 'Let go', ru: 'Отпущен' }, example: { value: 50 } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the slider', ru: 'Поставить фокус' }),
    'set-value': { label: { en: 'Set value', ru: 'Задать значение' } },
    'reset-value': { label: { en: 'Reset value', ru: 'Сбросить значение' } },
  },
  editing: { minSize: 24 },
  baseStyles: { default: { position: 'relative', display: 'block', 'max-width': '100%', 'min-height': '24px' } },
  preset: { styles: { default: { width: '240px' } } },
})
