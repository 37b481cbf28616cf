import { defineElement, INPUT, number } from '@heddle/kit'
import { RANGE } from '../../lib/range-fields.ts'
import { LIMITS } from '../../lib/range/limits.ts'

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
    ...RANGE.bounds,
    ...RANGE.shown,
    ...INPUT.switches({ required: true }),
    ...RANGE.debounced,
    ...INPUT.inForm,
    ...RANGE.colors,
  },
  supports: RANGE.supports,
  states: ['focus', 'readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'number', field: 'value' } },
  events: {
    ...INPUT.events(50),
    input: { label: { en: 'While it is drawn', ru: 'Пока его тянут' }, example: { value: 50 } },
    changeEnd: { label: { en: 'Let go', ru: 'Отпущен' }, example: { value: 50 } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the slider', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: number({ label: { en: 'Value', ru: 'Значение' }, ...LIMITS.min, bindable: true }) }),
  },
  editing: { minSize: 24 },
  baseStyles: RANGE.baseStyles,
  preset: RANGE.preset,
})
