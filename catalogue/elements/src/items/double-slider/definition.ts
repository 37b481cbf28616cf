import { defineElement, INPUT, number, object, text } from '@heddle/kit'
import { RANGE } from '../../lib/range-fields.ts'
import { LIMITS } from '../../lib/range/limits.ts'

const PAIR = {
  start: number({ label: { en: 'From', ru: 'От' }, ...LIMITS.min, bindable: true }),
  end: number({ label: { en: 'To', ru: 'До' }, ...LIMITS.max, bindable: true }),
}

/** Two numbers that are drawn along one track: from and to (elements reference 19). */
export const doubleSliderDefinition = defineElement({
  type: 'double-slider',
  label: { en: 'Double slider', ru: 'Диапазон' },
  icon: 'git-commit-horizontal',
  group: 'forms',
  words: ['range', 'range slider', 'two thumbs', 'from to', 'price', 'двойной ползунок', 'от и до', 'цена'],
  fields: {
    value: object({
      label: { en: 'Initial value', ru: 'Начальное значение' },
      help: { en: 'What is missing is at its end of the track.', ru: 'Чего нет, то у своего края.' },
      fields: PAIR,
      bindable: true,
    }),
    ...INPUT.named,
    startLabel: text({ label: { en: 'Name of the first thumb', ru: 'Имя первого бегунка' }, default: 'From', translated: true }),
    endLabel: text({ label: { en: 'Name of the second thumb', ru: 'Имя второго бегунка' }, default: 'To', translated: true }),
    ...RANGE.bounds,
    minDistance: number({
      label: { en: 'Least distance', ru: 'Не ближе' },
      help: { en: 'How far apart the thumbs stay.', ru: 'Насколько бегунки не сходятся.' },
      ...LIMITS.distance,
      bindable: true,
    }),
    ...RANGE.shown,
    ...INPUT.switches({ required: true }),
    ...RANGE.debounced,
    ...INPUT.inForm,
    ...RANGE.colors,
  },
  supports: RANGE.supports,
  states: ['focus', 'readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'object', field: 'value' } },
  events: {
    ...INPUT.events({ start: 25, end: 75 }),
    input: { label: { en: 'While it is drawn', ru: 'Пока его тянут' }, example: { value: { start: 25, end: 75 } } },
    changeEnd: { label: { en: 'Let go', ru: 'Отпущен' }, example: { value: { start: 25, end: 75 } } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the first thumb', ru: 'Поставить фокус' }),
    ...INPUT.setters(PAIR),
  },
  editing: { minSize: 24 },
  baseStyles: RANGE.baseStyles,
  preset: { props: { value: { start: 25, end: 75 } }, ...RANGE.preset },
})
